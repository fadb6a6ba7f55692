import { parseSentences } from './sentence';

// section | statement | file | title
export const statesAndRules = parseSentences(`
4 | A list loads, then shows its listings | pages/listing-pages.test.tsx | shows six skeletons while loading, its load error, exactly its verified listings, newest first, and its empty message
4 | A list says its error, and that it is empty | pages/listing-pages.test.tsx | shows six skeletons while loading, its load error, exactly its verified listings, newest first, and its empty message
4 | An ended discount reads “Discount Ended” | unit/listings/discount.test.ts | says %j as %j
4 | A waiting one reads “Waiting for discount...” | unit/listings/discount.test.ts | says %j as %j
4 | Otherwise the value and “% off” | unit/listings/discount.test.ts | says %j as %j
4 | Sign-up, submitting: “Signing...” | pages/sign-in-forms.test.tsx | sends both to the provider, then asks for a code by email, and shows Signing... meanwhile
4 | Sign-up, error | pages/accounts.test.tsx | shows the provider's error for %s and %s
4 | Sign-up, success: account, code by email, active session, /welcome | pages/accounts.test.tsx | signs somebody up by a code, and welcomes them
4 | Then home after 3 s | pages/accounts.test.tsx | says that the account exists and goes home after 3 s
4 | Message form: “Sending...”, then “✅ Message submitted!” or “There was a problem submitting your message.” for 2 s | pages/notifications.test.tsx | shows “Sending...” until the server answers %i, then for two seconds: %s
4 | A submitted post awaits verification | pages/form.test.tsx | sends the post of a signed-in seller, and empties the form
4 | Only verified posts appear publicly | unit/listings/categories/collections.test.ts | judges a post %s
4 | Submit without an account: “⚠️ Account not created. Please sign up” | pages/form.test.tsx | stores the post of a signed-out seller, and opens the login page
4 | The login page opens after 300 ms | pages/form.test.tsx | opens the login page 300 ms after saying that there is no account
4 | After the sign-in the stored post is submitted by itself and its copy removed | pages/form.test.tsx | stores the post of a signed-out seller, and opens the login page
4 | The same in Chromium | e2e/posting.spec.ts | a post waits for its signed-out seller and is sent once
4 | One card is expanded at a time | pages/cards.test.tsx | have only one card open at a time
4 | One image is zoomed, closed by a click | e2e/full-screen-picture.spec.ts | a full-screen picture fills the window, the page behind it stays, and a click closes it
4 | Contact form: a failed check shows an error for each field, and editing clears it | pages/information.test.tsx | shows errors beside each field, and clears them when the field is edited
4 | Contact form: success shows a thank-you and empties the fields, without a send | pages/information.test.tsx | thanks the visitor, empties the fields and shows the message below, without sending anything
4 | Logout: asked, then cancelled | pages/accounts.test.tsx | goes back one step on %s, still signed in
4 | Logout: asked, then confirmed | pages/accounts.test.tsx | logs out: the session, the authToken and the session storage are gone
4 | The status of an order is shown as text | pages/records.test.tsx | shows the fields of each row, and no others
5 | Sign-up: email and password are required, the email of type “email”, no length of the password is asked | pages/sign-in-forms.test.tsx | needs an email and a password, and links to the terms and the privacy policy
5 | A blank message in the form: “Please enter a message.”, and no send | pages/notifications.test.tsx | refuses a blank message
5 | A blank text in the box: an alert “Please enter a message.”, and no send | pages/request-box.test.tsx | refuses a blank request and sends nothing
5 | Contact form: “Name is required”, “Email is required”, “Subject is required”, “Message is required”, trimmed | unit/information/contact-errors.test.ts | name every blank field
5 | Contact form: “Invalid email address” | unit/information/contact-errors.test.ts | refuse %j
5 | Contact form: both show beside their field when it is submitted | pages/information.test.tsx | shows errors beside each field, and clears them when the field is edited
5 | Post: product and company name are required | unit/selling/post/post-rules.test.ts | needs a %s that is not blank
5 | Post: the main image is required | unit/selling/post/post-rules.test.ts | need the main one, however many others there are
5 | Post: nothing else is required | unit/selling/post/post-rules.test.ts | needs only the names of product and company
5 | Post: links must be URLs | unit/selling/post/post-rules.test.ts | sends only a web address as %s, or nothing
5 | Post: latitude and longitude are read-only, from the device, with 6 decimals | pages/form.test.tsx | finds the device’s place, read-only and with six decimals
5 | Post: a longer video alerts “Video must be 30 seconds or less.” and is cleared | unit/selling/form/post-editor.test.ts | a video of %d s leaves %j in the form, and says %j
5 | The same in Chromium with real videos | e2e/photos.spec.ts | is refused as a video of 31 s and taken as one of 30.4 s
5 | Post: “❌ You must upload between 5 and 10 additional images.” | unit/selling/post/post-rules.test.ts | are not %i additional ones: %s
5 | Both are alerts: “Video must be 30 seconds or less.”, “❌ You must upload between 5 and 10 additional images.” | e2e/photos.spec.ts | is refused as a video of 31 s and taken as one of 30.4 s
5 | Post: 5 and 10 additional images may be sent | unit/selling/post/post-rules.test.ts | may be %i additional ones
5 | Post: the button for more is hidden at 10 | e2e/photos.spec.ts | at most eleven photos are taken, those left out are counted, and more can be added once there is room
5 | Post: the discounts “waiting”, “5”, “10”, “15”, “20” | pages/form.test.tsx | offers the agreed discounts
5 | Post: only texts and files that are not empty are sent | unit/selling/submission/to-form-data.test.ts | leaves out what is empty or blank
5 | Post: no file without content is sent | unit/selling/submission/to-form-data.test.ts | leaves out a photo that is not there, and a file without content
5 | Post: alerts “❌ Unable to fetch your location.” and “❌ Geolocation not supported by this browser.” | pages/form.test.tsx | is reported, and can be asked again
5 | A comment needs a text that is not blank | pages/comments.test.tsx | refuses a blank comment, and sends nothing
5 | Commenting needs sign-in: the input is disabled | pages/comments.test.tsx | asks signed-out visitors to sign in before writing
5 | A like needs sign-in: “Please sign in to like this post.” | pages/likes.test.tsx | needs a sign-in
5 | A share needs sign-in: “Please sign in to share.” | pages/likes.test.tsx | is refused to signed-out visitors
5 | A like of a message: “You must be signed in to like a message.” | pages/notifications.test.tsx | asks to sign in for a like, and keeps it on this device
6 | Anonymous visitors search and view details | pages/detail.test.tsx | opens from a cold link with all details
6 | Anonymous visitors post requests as “Anonymous” | pages/request-box.test.tsx | sends a request as Anonymous and says so for two seconds
6 | Signed-in users submit posts | pages/form.test.tsx | sends the post of a signed-in seller, and empties the form
6 | Signed-in users comment | pages/comments.test.tsx | sends the exact comment, and shows it at once
6 | Signed-in users like | pages/likes.test.tsx | is stored in this browser, and removed by a second tap
6 | Signed-in users share | pages/likes.test.tsx | uses the device's share sheet
6 | Own posts are those whose email matches, in any case | unit/listings/selectors.test.ts | says whether %j posted what is under %j: %j
6 | Own posts show on their page | pages/my-posts.test.tsx | are those with the user’s email address, in capitals or not, verified or not
6 | Signed-in users see their profile | pages/accounts.test.tsx | shows the user's name and email at %s
6 | The name of a request is the full name, the username or the primary email | unit/requests/entries/author-name.test.ts | a user with %j writes as %s
`);
