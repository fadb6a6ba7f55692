import { parseSentences } from './sentence';

// section | statement | file | title
export const lists = parseSentences(`
2 Sign-in | /login has the heading “Welcome back” | pages/login.test.tsx | says that sign-in is not set up if there is no provider
2 Sign-in | The provider's sign-in form stands at the path “/login” and leads after a sign-up to “/welcome” | pages/sign-in-forms.test.tsx | the login page shows the provider’s form at /login, which leads from a sign-up to /welcome
2 Sign-in | /login leads to “/signup” | pages/login.test.tsx | shows a skeleton while loading, and links to the sign-up
2 Sign-in | Signed in, it shows “Sign-up Successful! Redirecting...” and goes to / after 3 s | pages/login.test.tsx | at %s says that it worked and goes to %s after 3 s
2 Sign-in | /signup: “Create Account”, “Join us to explore and post your offerings.” | pages/accounts.test.tsx | signs somebody up by a code, and welcomes them
2 Sign-in | /signup has email and password, and links to “/terms” and “/privacy” | pages/sign-in-forms.test.tsx | needs an email and a password, and links to the terms and the privacy policy
2 Sign-in | The logout asks “You want to logout?”; “Cancel” closes and goes back one step | pages/accounts.test.tsx | goes back one step on %s, still signed in
2 Sign-in | “Logout” clears the session storage, removes “authToken” and goes to /login | pages/accounts.test.tsx | logs out: the session, the authToken and the session storage are gone
2 Sign-in | In the side menu it is “Cancel” | pages/accounts.test.tsx | opens over the side menu with the user, or with links to sign in
2 Sign-in | and “Confirm” | pages/accounts-offline.test.tsx | logs out where the SDK %s without a connection, and later tells the provider
2 Lists | A category shows exactly its verified listings of all products | pages/listing-pages.test.tsx | shows six skeletons while loading, its load error, exactly its verified listings, newest first, and its empty message
2 Lists | Six skeleton cards while it loads | pages/listing-pages.test.tsx | shows six skeletons while loading, its load error, exactly its verified listings, newest first, and its empty message
2 Lists | An error line | pages/listing-pages.test.tsx | shows six skeletons while loading, its load error, exactly its verified listings, newest first, and its empty message
2 Lists | The error line is red | e2e/columns.spec.ts | a failed load shows its message in red @desktop
2 Lists | The error line stands above the list | pages/rows.test.tsx | reports a failed refresh above the rows
2 Lists | An empty message for each category | structure/categories.test.ts | have $value as it was agreed
2 Lists | A row leads to /nearby-detail with the product in the navigation state | pages/detail.test.tsx | opens its own page from a row, with the product in state and its id in the address
2 Lists | The whole product is passed | unit/listings/listing-state.test.ts | keeps every listing, without the owner's email
2 Lists | Rows show profile photo, name, company, place, phone and discount | pages/rows.test.tsx | a row shows both photos, name, company, place, phone and discount
2 Lists | A placeholder stands for an absent photo; the phone is optional | pages/rows.test.tsx | a row has a placeholder for a missing photo, and no space for a missing phone or discount
2 Lists | Headings of homes, electronics, carbrands, foods: “Own your beautiful home by 15% initial payment!”, “Contemporary computers equipped with latest technologies!”, “Reach fast on modernized car brands!”, “Delicious foods from trusted suppliers!” | structure/categories.test.ts | have $value as it was agreed
2 Lists | Headings of appliances, health, events, entertaiments: “Beautify your homes!”, “Regain your beauty by utilizing these offers!”, “Don't miss out your wedding materials!”, “Recently released musics and films!” | structure/categories.test.ts | have $value as it was agreed
2 Lists | Headings of travels, fashions: “Ready? To enjoy travelling around the world!”, “Your modernized fashions!” | structure/categories.test.ts | have $value as it was agreed
2 Lists | Heading of upcomming: “Upcoming offers this week!” | structure/categories.test.ts | say for %s what was agreed
2 Lists | A waiting discount of an upcoming offer: “Waiting for discount...” | pages/rows.test.tsx | an upcoming offer whose discount is %j reads %j
2 Lists | Heading of the daily discounts: “Only for Today and Tomorrow!” | structure/categories.test.ts | say for %s what was agreed
2 Lists | Heading of the weekly discounts: “Only this week - Discover new picks!” | structure/categories.test.ts | say for %s what was agreed
2 Lists | Every other category has a promotional heading of its own | structure/categories.test.ts | give $value, which was agreed without a heading, one of its own
2 Lists | The pages of all collections show their heading | pages/listing-pages.test.tsx | shows six skeletons while loading, its load error, exactly its verified listings, newest first, and its empty message
2 Lists | Gaming and photography, whose words the fashions pages mix in, are screens of their own: “gaming”, “photography” | structure/categories.test.ts | have $value as it was agreed
2 Lists | One list takes category, title and empty message of each category | structure/categories.test.ts | have $value as it was agreed
2 Lists | Empty messages of homes, electronics, carbrands, foods: “No homes found.”, “No electronics found.”, “No cars found.”, “No foods found.” | structure/categories.test.ts | have $value as it was agreed
2 Lists | Empty messages of appliances, health, events, entertaiments: “No home appliances found.”, “No beauty and health materials.”, “No wedding fashions found.”, “No entertainments found.” | structure/categories.test.ts | have $value as it was agreed
2 Lists | Empty messages of travels, admin, agriculture, architecture: “No travels found.”, “No admins found.”, “No agricultural products found.”, “No architecture & engineering services found.” | structure/categories.test.ts | have $value as it was agreed
2 Lists | Empty messages of art, automotive, baby, books: “No art products found.”, “No automotive services or products found.”, “No baby essentials found.”, “No books found.” | structure/categories.test.ts | have $value as it was agreed
2 Lists | Empty messages of carwash, cleaning, consultancy, decor: “No carwash services/products found.”, “No cleaning & sanitation essentials found.”, “No consultancy services found.”, “No decor essentials found.” | structure/categories.test.ts | have $value as it was agreed
2 Lists | Empty messages of design, digital, elearning, energy: “No design essentials found.”, “No digital services found.”, “No elearning courses found.”, “No energy and utility essentials found.” | structure/categories.test.ts | have $value as it was agreed
2 Lists | Empty messages of fitness, freight, gaming, green: “No fitness services found.”, “No freight services found.”, “No gaming essentials found.”, “No green services found.” | structure/categories.test.ts | have $value as it was agreed
2 Lists | Empty messages of homesecurity, human, insurances, jewelry: “No home security essentials found.”, “No human resouce and staffing ound.”, “No insurance services found.”, “No jewelry items found.” | structure/categories.test.ts | have $value as it was agreed
2 Lists | Empty messages of land, logistic, marine, mental: “No gardening products and services found.”, “No logistic services found.”, “No fashiions found.”, “No mental health services found.” | structure/categories.test.ts | have $value as it was agreed
2 Lists | Empty messages of nursing, office, printing, rental: “No elderly centers found.”, “No coworking and office spaces.”, “No printing essentials found.”, “No rental essentials found.” | structure/categories.test.ts | have $value as it was agreed
2 Lists | Empty messages of repair, security, software, telecom: “No repair and maintenance found.”, “No securtiy essentials found.”, “No software servcies and products found.”, “No telecom services found.” | structure/categories.test.ts | have $value as it was agreed
2 Lists | Empty messages of virtual, photography, fashions: “No virtual.”, “No photography services or products found.”, “No fashions found.” | structure/categories.test.ts | have $value as it was agreed
2 Lists | Nothing near: “No nearby shops found.” | pages/nearby.test.tsx | says that nothing is near, and where to look
2 Lists | Empty message of the daily discounts: “No daily discounts found.” | structure/categories.test.ts | say for %s what was agreed
2 Lists | Empty message of the weekly discounts: “No weekly discounts found.” | structure/categories.test.ts | say for %s what was agreed
2 Lists | Empty message of the upcoming offers: “No upcoming services/products found.” | structure/categories.test.ts | say for %s what was agreed
2 Lists | Empty message of the holiday offers: “No holiday discounts found.” | structure/categories.test.ts | say for %s what was agreed
2 Lists | A category without an agreed empty message has one of its own | structure/categories.test.ts | give $value, which was agreed without an empty message, one of its own
2 Lists | Photography and printing are a three-column card grid with six placeholder cards | e2e/columns.spec.ts | the card grid has three columns, first with six placeholders, then with cards @desktop
2 Lists | Both have that layout, “grid3” | structure/categories.test.ts | have $value as it was agreed
2 Lists | Music, nonprofit, podcasting, car wash, translation and waste are “cards” | structure/categories.test.ts | have $value as it was agreed
2 Lists | Card screens have a two-column grid | e2e/columns.spec.ts | the card screens have two columns
2 Lists | Their search box says “Search what you want to buy...” and matches name or company as a substring, in any case | pages/cards.test.tsx | search %j in name or company
2 Lists | The same as a rule | unit/listings/selectors.test.ts | finds %j in the name or the company
2 Lists | Up to 4 images a card; “More...” and “Hide” for the rest, description, date and discount | pages/cards.test.tsx | show up to four pictures, and the rest with the details behind More... (%s)
2 Lists | The links “Telegram”, “Ticktalk” and “Website” | pages/cards.test.tsx | show up to four pictures, and the rest with the details behind More... (%s)
2 Lists | Each link only when present | pages/cards.test.tsx | show up to four pictures, and the rest with the details behind More... (%s)
2 Lists | An image opens full screen | pages/cards.test.tsx | open a picture full screen, and close it on Escape
2 Lists | A click closes it | e2e/full-screen-picture.spec.ts | a full-screen picture fills the window, the page behind it stays, and a click closes it
2 Lists | Empty result of the card screens: “😢 Loading...” | pages/cards.test.tsx | filter discounts within the searched text
2 Lists | New products (/new-products) shows every verified listing as cards | pages/listing-pages.test.tsx | shows six skeletons while loading, its load error, exactly its verified listings, newest first, and its empty message
2 Lists | Nearby shops use the location of the device | pages/nearby.test.tsx | asks for the location when the visitor taps, and shows what the server finds, nearest first
2 Lists | Nearby, denied: “❌ Location access denied. Showing no products.” | pages/nearby.test.tsx | says that the location is %s, and tries again
2 Lists | Nearby, unsupported: “❌ Geolocation not supported by this browser.” | pages/nearby.test.tsx | says that the browser %s, and takes a town
2 Lists | Marine, denied: “❌ Location access denied. Showing no products.” | pages/nearby.test.tsx | shows no products when the location is %s
2 Lists | Marine, unsupported: “❌ Geolocation not supported by this browser.” | pages/nearby.test.tsx | shows no products when the location is %s
2 Lists | A discount reads “Discount Ended” or {discount}% off | unit/listings/discount.test.ts | says %j as %j
2 Lists | Recents: posts of the last 48 hours | pages/cards.test.tsx | list only the last 48 hours under recents
2 Lists | Recents match name or company; “No recent posts.” | pages/cards.test.tsx | search %j in name or company
2 Lists | Recents show 4 images, then more: “/recents” | pages/cards.test.tsx | show up to four pictures, and the rest with the details behind More... (%s)
2 Lists | Holiday list: category “weekly”, verified | unit/listings/categories/collections.test.ts | judges a post %s
2 Lists | Requests show 8 first, then “Show more...”, newest first | pages/notifications.test.tsx | shows eight requests, the newest first, and the rest on demand
`);
