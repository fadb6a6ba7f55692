import { parseSentences } from './sentence';

// section | statement | file | title
export const pagesAndEntities = parseSentences(`
2 Pages | About Us: “Our mission”, “Why we exist”, “For buyers”, “For businesses” | unit/information/texts.test.ts | have the agreed sections: $heading
2 Pages | The message form “What do you want to Buy/Sell?” | pages/notifications.test.tsx | sends under the user's name; the request shows in the list at once
2 Pages | Contact Us has “Name”, “Email”, “Subject” and “Message” | pages/information.test.tsx | shows errors beside each field, and clears them when the field is edited
2 Pages | Privacy Policy, 1 to 5: “Information we collect”, “How we use it”, “Cookies and storage”, “Sharing”, “Security” | unit/information/texts.test.ts | have the agreed sections: $heading
2 Pages | Privacy Policy, 6 to 9: “Your rights and choices”, “Children under 13”, “Changes to this policy”, “Contact” | unit/information/texts.test.ts | have the agreed sections: $heading
2 Pages | Languages: “English”, “Spanish”, “French”, “German”, “Chinese”, “Japanese” | pages/information.test.tsx | marks the choice, announces it, and stores nothing by itself
2 Pages | Choosing a language marks it and alerts “Language changed to” and its label | pages/information.test.tsx | marks the choice, announces it, and stores nothing by itself
2 Pages | “Featured Brands”: five with logo, description and a link that opens in a new tab | pages/information.test.tsx | each have a logo, a description and safe links
2 Pages | Customer Service leads to “/track-order”, “/payment-methods”, “/shipping-info”, “/returns-refunds”, “/contact-us” | pages/information.test.tsx | customer service links to the five agreed pages
2 Pages | These five are pages | structure/routes.test.ts | have %s
2 Pages | Technology methods are a page to read: “/technologymethods” | pages/information.test.tsx | open at their addresses
2 Pages | Announcements: “New product release”, “Price update”, “Improved quality”, “Stock changes”, “Other updates” | unit/information/texts.test.ts | have the agreed sections: $heading
2 Pages | The detail page shows every field of the product | pages/post-fields.test.tsx | a listing shows every field of its post
2 Pages | The detail page toggles the comments, which lead to /comments for each image | pages/comments.test.tsx | is linked from the pictures of an offer
2 Pages | The detail page toggles a like | pages/likes.test.tsx | is stored in this browser, and removed by a second tap
2 Pages | A like is local only | pages/likes.test.tsx | make no call
2 Pages | /forsale: 17 products from 5200 to 115000 Birr | unit/storefront/products.test.ts | are seventeen, from 5200 to 115000 Birr
2 Pages | Each has an id, a name and an image of its own | unit/storefront/products.test.ts | have unique ids, names and pictures
2 Pages | Each has a description and a list of specs | unit/storefront/products.test.ts | describe $name
2 Pages | The price is shown in “Birr” | pages/storefront.test.tsx | adds and removes products, each once, and shows the total
2 Pages | The cart is empty: “No items in cart.” | pages/storefront.test.tsx | says that it is empty, and offers no checkout
2 Pages | The cart leads to a checkout | pages/storefront.test.tsx | sends what is in the cart, one of each, once for two taps
2 Pages | No subscriptions: “No active subscriptions.” | pages/records.test.tsx | $path shows the server's answer, and below an empty list that more shows after signing in
2 Pages | No payment updates: “No recent payment updates.” | pages/records.test.tsx | $path shows the server's answer, and below an empty list that more shows after signing in
2 Pages | No pending orders: “No pending orders.” | pages/records.test.tsx | $path shows the server's answer, and below an empty list that more shows after signing in
2 Pages | No completed orders: “No completed orders.” | pages/records.test.tsx | $path shows the server's answer, and below an empty list that more shows after signing in
2 Pages | No refunds: “No refund requests found.” | pages/records.test.tsx | $path shows the server's answer, and below an empty list that more shows after signing in
2 Pages | The wallet shows its balance | pages/records.test.tsx | shows a balance that comes as %s
3 | Listing, texts: “id”, “product_name”, “company_name”, “description”, “category”, “discount”, “location” | unit/listings/parse-listing.test.ts | reads every field under its name in the API
3 | Listing, place and contact: “latitude”, “longitude”, “contact_telegram”, “contact_tick”, “web_site”, “contact_phone”, “email” | unit/listings/parse-listing.test.ts | reads every field under its name in the API
3 | Listing, media: “profile_photo”, “product_photo”, “product_video”, “images” as objects with “image” | unit/listings/parse-listing.test.ts | reads every field under its name in the API
3 | Listing, the rest: “first_name”, “last_name”, “date_posted”, “verified”, “price” | unit/listings/parse-listing.test.ts | reads every field under its name in the API
3 | Phone and price are optional, and so is every field but id and name | unit/listings/parse-listing.test.ts | reads a row whose every optional field is null, empty or missing, as the same listing without them
3 | A listing is verified by a boolean alone | unit/listings/parse-listing.test.ts | is verified only if true: %o
3 | A discount is “waiting” | unit/listings/discount.test.ts | reads %j as waiting
3 | A discount is “ended” | unit/listings/discount.test.ts | reads %j as ended
3 | A discount is a percentage | unit/listings/discount.test.ts | reads %j as %d percent
3 | Category values, 1 to 10: “homes”, “electronics”, “carbrands”, “foods”, “appliances”, “health”, “events”, “entertaiments”, “travels” | structure/categories.test.ts | begin with the 57 agreed ones in order, without duplicates
3 | Category values: “admin”, “agriculture”, “architecture”, “art”, “automotive”, “baby”, “books”, “carwash”, “cleaning”, “consultancy”, “decor”, “design” | structure/categories.test.ts | begin with the 57 agreed ones in order, without duplicates
3 | Category values: “digital”, “elearning”, “energy”, “fitness”, “freight”, “fashions”, “green”, “homesecurity”, “human”, “insurances”, “jewelry”, “land” | structure/categories.test.ts | begin with the 57 agreed ones in order, without duplicates
3 | Category values: “logistic”, “marine”, “medical”, “mental”, “music”, “nonprofit”, “nursing”, “office”, “pet”, “podcasting”, “printing”, “rental” | structure/categories.test.ts | begin with the 57 agreed ones in order, without duplicates
3 | Category values: “repair”, “sallons”, “security”, “software”, “stationary”, “tatue”, “telecom”, “translation”, “virtual”, “waste” | structure/categories.test.ts | begin with the 57 agreed ones in order, without duplicates
3 | Category values that are set at verification: “new”, “weekly”, “upcomming” | structure/categories.test.ts | leave out values that only the server sets
3 | The form's selector has 57 categories | e2e/posting.spec.ts | the category list shows five of 57, and more while scrolling; it is never lower than 140 px
3 | Request: “name”, “message”, “created_at” | unit/requests/entries/parse-entries.test.ts | come %s, both kinds
3 | Image comment: “product_id”, “image_id”, “user_email”, “comment”, “date_posted” | unit/requests/entries/parse-entries.test.ts | are comments if they name a product, otherwise requests
3 | Contact form: “name”, “email”, “subject”, “message” | unit/information/contact-errors.test.ts | name every blank field
3 | Order: “id”, “product_name”, “status”; refunds are the same | pages/records.test.tsx | shows the fields of each row, and no others
3 | Subscription: “id”, “name”, “status” | pages/records.test.tsx | shows the fields of each row, and no others
3 | Payment update: “message”, “status” | pages/records.test.tsx | shows the fields of each row, and no others
3 | Wallet: “balance” | pages/records.test.tsx | shows a balance that comes as %s
3 | Checkout item: “id”, “name”, “price”, “quantity” | pages/storefront.test.tsx | sends what is in the cart, one of each, once for two taps
3 | Each language has a label | pages/information.test.tsx | marks the choice, announces it, and stores nothing by itself
3 | Each language has a flag | e2e/signs.spec.ts | each flag is one picture, even without an emoji font
3 | Brand: name, description, logo and website | pages/information.test.tsx | each have a logo, a description and safe links
3 | The user has full name, username and primary email | unit/requests/entries/author-name.test.ts | a user with %j writes as %s
3 | The user has first and last name | pages/accounts.test.tsx | shows the user's name and email at %s
3 | “authToken” in the local storage goes at logout | pages/accounts.test.tsx | logs out: the session, the authToken and the session storage are gone
3 | A pending post is stored locally when nobody is signed in | pages/form.test.tsx | stores the post of a signed-out seller, and opens the login page
3 | It is there after a reload, with its files | e2e/page-life.spec.ts | typed text returns after a tab was discarded
`);
