import { parseSentences } from './sentence';

// section | statement | file | title
export const callsAndLimits = parseSentences(`
7 | “GET /api/products/”, without a payload, for search, recents, holiday and own posts | pages/calls.test.tsx | %s asks %s, and nothing else of that kind
7 | It is filtered in the browser by category and verified | unit/listings/categories/collections.test.ts | judges a post %s
7 | It is filtered in the browser by discount and date | unit/listings/categories/collections.test.ts | judges a discounted post %s
7 | It is filtered in the browser by text | pages/search.test.tsx | finds offers by name, company or place, ignoring case and spaces around the text
7 | It is the fallback of the nearby shops | pages/nearby.test.tsx | uses the catalogue after %s
7 | POST /api/products/ is multipart, every field as text or file, with repeated “uploaded_images” | unit/selling/submission/to-form-data.test.ts | sends every field under the name of the API
7 | The same as a Django server stores it | e2e/posting.spec.ts | a Django server keeps every field and file of a post
7 | “GET /api/products/nearby/?lat=9.000000&lng=38.750000&radius=2” | pages/calls.test.tsx | %s asks %s, and nothing else of that kind
7 | “GET /api/cat” lists the requests | pages/calls.test.tsx | %s asks %s, and nothing else of that kind
7 | The list is reversed | unit/requests/entries/parse-entries.test.ts | come %s, both kinds
7 | The comments are filtered by product and image | pages/comments.test.tsx | shows one picture and its comments, newest first, without email addresses
7 | “POST /api/cat” | pages/calls.test.tsx | a request goes to POST /api/cat
7 | A request is JSON: “name”, “message” | pages/request-box.test.tsx | sends a request as Anonymous and says so for two seconds
7 | A comment is JSON: “product_id”, “image_id”, “user_email”, “comment”, “date_posted” | pages/comments.test.tsx | sends the exact comment, and shows it at once
7 | “POST /api/create-checkout-session/” | pages/calls.test.tsx | a checkout goes to POST /api/create-checkout-session/
7 | A checkout is JSON: “items” of “id”, “name”, “price”, “quantity: 1” | pages/storefront.test.tsx | sends what is in the cart, one of each, once for two taps
7 | The id of the answer leads to the card provider | pages/storefront.test.tsx | uses the id if the address is %s
7 | “GET /api/payment-updates/”, “GET /api/orders/pending/”, “GET /api/orders/completed/” | pages/calls.test.tsx | %s asks %s, and nothing else of that kind
7 | “GET /api/wallet/”, “GET /api/subscriptions/”, “GET /api/refunds/” | pages/calls.test.tsx | %s asks %s, and nothing else of that kind
7 | The wallet returns a balance | pages/records.test.tsx | shows a balance that comes as %s
7 | The provider: sign-up with “emailAddress” and “password”, verification with the strategy “email_code” | pages/sign-in-forms.test.tsx | sends both to the provider, then asks for a code by email, and shows Signing... meanwhile
7 | The provider: the session is set active | pages/accounts.test.tsx | signs somebody up by a code, and welcomes them
7 | The provider: sign out | pages/accounts.test.tsx | logs out: the session, the authToken and the session storage are gone
7 | Likes of the detail page make no call | pages/likes.test.tsx | make no call
7 | The contact form makes no call | pages/information.test.tsx | thanks the visitor, empties the fields and shows the message below, without sending anything
7 | An answer that is not OK on a list is an error | pages/listing-pages.test.tsx | shows six skeletons while loading, its load error, exactly its verified listings, newest first, and its empty message
7 | An answer that is not OK on POST /api/cat is an error, for requests | pages/request-box.test.tsx | keeps the text of a request that failed, and says so for three seconds
7 | and for comments | pages/comments.test.tsx | removes the comment and restores its text if sending fails
7 | A checkout that is not OK, or has no session id, is logged | pages/storefront.test.tsx | reports that %s, keeps the cart, and can be retried
8 | Lists: “Failed to fetch products” | structure/categories.test.ts | have $value as it was agreed
8 | “Failed to fetch electronics”, “Failed to fetch car brands”, “Failed to fetch foods”, “Failed to fetch admins”, “Failed to fetch agricultural products” | structure/categories.test.ts | have $value as it was agreed
8 | “Failed to fetch travels”, “Failed to fetch green items”, “Failed to fetch home security items”, “Failed to fetch jewelry items”, “Failed to fetch logistic services” | structure/categories.test.ts | have $value as it was agreed
8 | “Failed to fetch upcoming products” | structure/categories.test.ts | say for %s what was agreed
8 | In red | e2e/columns.spec.ts | a failed load shows its message in red @desktop
8 | Above the list | pages/rows.test.tsx | reports a failed refresh above the rows
8 | “No internet connection” on human, insurances and land | structure/categories.test.ts | have $value as it was agreed
8 | “No internet connection” on nearby, and “No internet connection nearby shops” where its call is not OK | pages/nearby.test.tsx | reports a failure if the catalogue fails too
8 | Network errors show their own message | pages/listing-pages.test.tsx | shows a network error's own message under the load error
8 | “Location access denied. Showing no products.” | pages/nearby.test.tsx | says that the location is %s, and tries again
8 | “Geolocation not supported by this browser.” | pages/nearby.test.tsx | says that the browser %s, and takes a town
8 | Message: “There was a problem submitting your message.” for 3 s | pages/request-box.test.tsx | keeps the text of a request that failed, and says so for three seconds
8 | Message: “✅ Message submitted!” for 2 s | pages/request-box.test.tsx | sends a request as Anonymous and says so for two seconds
8 | Comment: “There was a problem submitting your comment.” | pages/comments.test.tsx | removes the comment and restores its text if sending fails
8 | Comment: “✅ Comment submitted!” | pages/comments.test.tsx | sends the exact comment, and shows it at once
8 | Post: “❌ Failed to submit: ” and what the server says, for 4 s | unit/selling/submission/server-messages.test.ts | shows the server's message, or else our own: %j, %s
8 | Post: “❌ Network error. Please try again.” for 2 s | unit/selling/submission/server-messages.test.ts | is short for %s
8 | Post: “✅ Your post submitted successfully! Waiting for verification.” for 4 s | unit/selling/submission/send-post.test.ts | arrives once, says so, and leaves the store
8 | The form shows the success | pages/form.test.tsx | sends the post of a signed-in seller, and empties the form
8 | The form shows the failure | pages/form.test.tsx | shows the server's errors beside the fields, keeps the post, and sends it again
8 | Requests: “Internet connection is required to load messages.” | pages/notifications.test.tsx | says that requests need a connection, and tries again; a failed refresh keeps the list
8 | Requests: “No messages yet.” | pages/notifications.test.tsx | says that there are no requests
8 | Sign-up: the provider's first message | pages/accounts.test.tsx | shows the provider's error for %s and %s
8 | Sign-up: else “Signup failed. Try again.” | pages/accounts.test.tsx | shows our own message if the provider sends none
8 | Sign-up: the same without a connection | pages/accounts-offline.test.tsx | keeps typed text %s, and continues from there
8 | “❌ No internet connection. Please check your connection and try again.” | pages/form.test.tsx | says that there is no connection when sending needs a sign-in, and keeps the form open
8 | “Product not found” | pages/detail.test.tsx | says 'Product not found' for %s
8 | “Please enter a message.” | pages/notifications.test.tsx | refuses a blank message
8 | “No products found.” | pages/search.test.tsx | says that no products were found
8 | Card screens and new products log their errors to the console | pages/listing-pages.test.tsx | shows six skeletons while loading, its load error, exactly its verified listings, newest first, and its empty message
9 | Nearby radius 2: “radius=2” | pages/calls.test.tsx | %s asks %s, and nothing else of that kind
9 | Without the call it is 2 km: “Just within 2 km” | pages/nearby.test.tsx | uses the catalogue after %s
9 | Daily: verified, neither waiting nor ended, posted within “1440 * minute” | unit/listings/categories/collections.test.ts | judges a discounted post %s
9 | Weekly: the same within “10_080 * minute” | unit/listings/categories/collections.test.ts | judges a discounted post %s
9 | The windows are inclusive: “exactly at the end of its time” | unit/listings/categories/collections.test.ts | judges a discounted post %s
9 | Recents: 48 hours | pages/cards.test.tsx | list only the last 48 hours under recents
9 | A video has at most 30 seconds, as a camera reads them | unit/selling/form/post-editor.test.ts | a video of %d s leaves %j in the form, and says %j
9 | 5 to 10 extra images | unit/selling/post/post-rules.test.ts | may be %i additional ones
9 | 57 categories in the form | structure/categories.test.ts | begin with the 57 agreed ones in order, without duplicates
9 | Discounts waiting, 5, 10, 15, 20 | pages/form.test.tsx | offers the agreed discounts
9 | The banner of a message: 2 s | pages/notifications.test.tsx | shows “Sending...” until the server answers %i, then for two seconds: %s
9 | Post, success: 4 s | unit/selling/submission/send-post.test.ts | arrives once, says so, and leaves the store
9 | Post, failure: 4 s | unit/selling/submission/server-messages.test.ts | shows the server's message, or else our own: %j, %s
9 | Post, network error: 2 s | unit/selling/submission/server-messages.test.ts | is short for %s
9 | A request that failed: 3 s | pages/request-box.test.tsx | keeps the text of a request that failed, and says so for three seconds
9 | After the login: 3000 ms | pages/login.test.tsx | at %s says that it worked and goes to %s after 3 s
9 | After the welcome: 3000 ms | pages/accounts.test.tsx | says that the account exists and goes home after 3 s
9 | Before the login page: 300 ms | pages/form.test.tsx | opens the login page 300 ms after saying that there is no account
9 | The bar hides after 10 px | unit/app/shell/use-hidden-by-scroll.test.ts | %s: scrolled to %j it is hidden: %j
9 | Typing: 100 ms a character | pages/home.test.tsx | types its welcome line, one character per 100 ms
9 | 6 skeleton cards on most lists | pages/listing-pages.test.tsx | shows six skeletons while loading, its load error, exactly its verified listings, newest first, and its empty message
9 | 4 skeleton cards at least | pages/home.test.tsx | shows four skeletons in each section while it loads
9 | 4 images of a card before the toggle | pages/cards.test.tsx | show up to four pictures, and the rest with the details behind More... (%s)
9 | 8 requests first | pages/notifications.test.tsx | shows eight requests, the newest first, and the rest on demand
9 | The content is at most 1200 px wide | e2e/every-page.spec.ts | whatever opens on a page can be read at every width
9 | Children under 13: “Children under 13” | unit/information/texts.test.ts | have the agreed sections: $heading
9 | 6 languages | pages/information.test.tsx | marks the choice, announces it, and stores nothing by itself
9 | 15 entries of the grid | structure/categories.test.ts | of Explore More Products are the fifteen that were agreed
9 | About 20 service tiles | structure/categories.test.ts | of the services are the agreed twenty, the first in its own spelling
9 | The currency is “Birr” | unit/language/format-money.test.ts | writes %d as %j
9 | 17 products from 5200 to 115000 Birr | unit/storefront/products.test.ts | are seventeen, from 5200 to 115000 Birr
9 | Coordinates have 6 decimals | pages/form.test.tsx | finds the device’s place, read-only and with six decimals
9 | Homes: “15% initial payment” | structure/categories.test.ts | have $value as it was agreed
9 | The dropdown shows 5 first, and is 140 to 300 px high | e2e/posting.spec.ts | the category list shows five of 57, and more while scrolling; it is never lower than 140 px
9 | and never lower when it is narrowed | e2e/posting.spec.ts | the category list shows five of 57, and more while scrolling; it is never lower than 140 px
`);
