import { parseSentences } from './sentence';

// section | statement | file | title
export const shellAndRoutes = parseSentences(`
1 | Visitors without an account browse, search and see offers | e2e/keyboard-journeys.spec.ts | from the home page to the seller by keyboard alone
1 | They browse recent posts, category pages, holiday offers, daily and weekly discounts | pages/listing-pages.test.tsx | shows six skeletons while loading, its load error, exactly its verified listings, newest first, and its empty message
1 | A seller posts a promotion with its fields, photos and a short video | e2e/posting.spec.ts | a Django server keeps every field and file of a post
1 | A post waits for verification, and only verified listings are shown publicly | e2e/seller-story.spec.ts | a seller signs up on a phone and posts, and buyers see the offer once it is verified
1 | Visitors post general requests of what they want | e2e/keyboard-journeys.spec.ts | a request is asked and found again by keyboard alone
1 | The footer's tagline: customers purchase what they need at the best value | pages/shell.test.tsx | has the footer and the request box at %s
1 | A demonstration storefront with a card checkout | e2e/checkout.spec.ts | a test checkout works from start to finish without an accessibility violation @phone
1 | A light and dark theme can be switched; its invalid first value is no choice | pages/shell.test.tsx | follows the system until it is switched, then keeps the choice
1 | The language picker keeps nothing | pages/information.test.tsx | marks the choice, announces it, and stores nothing by itself
2 Shell | The request box and the footer are on every screen | pages/shell.test.tsx | has the footer and the request box at %s
2 Shell | The request box floats at the bottom of the screen | e2e/bars.spec.ts | each edge of the screen has one bar at a time
2 Shell | Top links in this order: /forsale (“Order Now”), / (“Shops”), “/services”, “/nearby-shops”, /form (“Add Post”) | structure/menus.test.ts | leads to the agreed pages in their order
2 Shell | On small screens only “Nearby Shops” and “Services” stay visible | structure/menus.test.ts | keeps Nearby Shops and Services, and no others, on small screens
2 Shell | The same, as Chromium shows the bar on both sizes | e2e/shell.spec.ts | the bar shows the links for its size, in order
2 Shell | On small screens the menu is at hand as well | e2e/bars.spec.ts | the menu of a phone is at most two screens tall @phone
2 Shell | On small screens a search icon expands to a search box | e2e/shell.spec.ts | the search opens from its icon on a small screen @phone
2 Shell | The bar hides after more than 10 px down and shows on the way up | unit/app/shell/use-hidden-by-scroll.test.ts | %s: scrolled to %j it is hidden: %j
2 Shell | The same in Chromium | e2e/hidden-bar.spec.ts | the bar hides after scrolling down 10 px and shows when scrolling up, but never hides with keyboard focus inside
2 Shell | It hides by a jump as well, unless the page itself made it | e2e/hidden-bar.spec.ts | the bar hides after a jump of more than a screen, but shows after a jump by Back
2 Shell | The search box has the placeholder “Search Your Need” and goes to /search?query= by Enter and button | pages/search.test.tsx | starts from the bar with %s
2 Shell | The search box ignores a blank text | pages/search.test.tsx | ignores the blank text %j
2 Shell | Back leads to the previous page, else to / | pages/shell.test.tsx | goes back to the previous page, else home
2 Shell | The side menu opens by its button and locks the page's scroll while it is open | pages/shell.test.tsx | opens with all its groups, locks the page, and closes with its button
2 Shell | The side menu closes by a click outside | pages/shell.test.tsx | closes on a click outside
2 Shell | The same with a mouse, in Chromium | e2e/shell.spec.ts | the side menu keeps focus inside, locks the page and closes on Escape and outside @desktop
2 Shell | The menu has the groups “Account”, “Navigation”, “Payments”, “Categories”, “Support”; the first link is “My Profile” | structure/menus.test.ts | has its five groups in their order, each with links that have names
2 Shell | My Profile opens a pop-up with name and email, or with “Sign In” and “Sign Up”; its logout asks first | pages/accounts.test.tsx | opens over the side menu with the user, or with links to sign in
2 Shell | Account: “/myprofile”, “/myposts”, “/recents” | structure/menus.test.ts | has the links of the group %s
2 Shell | Navigation: “/aboutus”, “/nearby-shops”, “/New Advantages”, “/Weekly Discounts” | structure/menus.test.ts | has the links of the group %s
2 Shell | Payments: “/payment-updates”, “/pending-orders”, “/completed-orders”, “/payment-methods”, “/wallet”, “/subscriptions”, “/refunds” | structure/menus.test.ts | has the links of the group %s
2 Shell | Categories: “/technologymethods”, “/New Offers”, “/holy day discounts”, “/brands” | structure/menus.test.ts | has the links of the group %s
2 Shell | Support: “/helpcenter”, “/terms”, “/privacy” | structure/menus.test.ts | has the links of the group %s
2 Shell | Category strip: “Daily Discounts”, “Weekly Discounts”, “Holyday Discounts”, “Upcomming Offers” | structure/menus.test.ts | has the four agreed buttons in their order
2 Shell | Each button of the strip leads to its label in lower case, encoded | structure/menus.test.ts | leads from $label to its lower-case, encoded label
2 Shell | Footer: /, “/new-products”, “/upcoming offers”, “/new advantages”, “/weekly discounts”, “/daily discounts”, “/holiday discounts”, “/aboutus”, “/newoffers”, “/helpcenter”, “/signup”, “/login”, “/privacy” | structure/menus.test.ts | has the agreed links in their order
2 Shell | The footer has social and phone links | pages/shell.test.tsx | has the footer and the request box at %s
2 Shell | Every link of bar, menu, strip and footer leads to a page | structure/links.test.ts | of %s lead with %s to an existing page
2 Routes | / and /discounts show the home list | pages/home.test.tsx | shows the category grid, fresh offers and daily discounts
2 Routes | /search?query= matches name, company and place joined, in any case | pages/search.test.tsx | finds an offer by a text that begins in its company and ends in its place
2 Routes | The same as a rule | unit/listings/matches-text.test.ts | finds %j across name, company and place
2 Routes | /comments takes product and image from the navigation state | pages/comments.test.tsx | opens from the ids in the navigation state
2 Routes | /myprofile shows first name, last name and email | pages/accounts.test.tsx | shows the user's name and email at %s
2 Routes | /myprofile asks everybody else to log in | pages/accounts.test.tsx | asks signed-out visitors to log in, and returns here
2 Routes | /profile is a page | pages/accounts.test.tsx | shows the user's name and email at %s
2 Routes | /services has a grid of about 20 tiles with a filter | pages/shell.test.tsx | shows the 20 tiles and filters them
2 Routes | Each tile of /services opens its category | structure/categories.test.ts | of the services are the agreed twenty, the first in its own spelling
2 Routes | The typed welcome of /services is not displayed | pages/shell.test.tsx | shows no text that types itself
2 Routes | The account pages “/payment-updates”, “/pending-orders”, “/completed-orders”, “/subscriptions” show what the server says | pages/records.test.tsx | shows the fields of each row, and no others
2 Routes | They show it to a visitor as well, and that nothing is there | pages/records.test.tsx | $path shows the server's answer, and below an empty list that more shows after signing in
2 Routes | The account pages /payment-methods, /wallet and /refunds are there | structure/routes.test.ts | have %s
2 Routes | /nearby-detail shows the product of the navigation state | pages/detail.test.tsx | shows the product of the navigation state before the catalogue has loaded
2 Routes | /nearby-detail says “Product not found” without one | pages/detail.test.tsx | says 'Product not found' for %s
2 Routes | /holyday discounts is the list of holiday offers, under each of its spellings | structure/routes.test.ts | have %s, with its other spellings on the same page
2 Routes | /welcome says that the account is created and goes home after 3 s | pages/accounts.test.tsx | says that the account exists and goes home after 3 s
2 Routes | It does where a post waits as well | pages/accounts.test.tsx | goes home if a post is waiting too, and a notice leads to My posts
2 Routes | and where nobody is signed in | pages/accounts.test.tsx | says that nobody is signed in, and goes home
2 Routes | /success: “Payment Successful! Thank you for your purchase” | pages/checkout-end.test.tsx | shows what to pay, and leads to the end of the checkout
2 Routes | It says so however it is opened | pages/checkout-end.test.tsx | %s
2 Routes | /cancel: “Payment Cancelled” and “Payment was cancelled. You can try again.” | pages/checkout-end.test.tsx | keeps the cart after cancelling
2 Routes | /forsale has 17 fixed products and a cart | pages/storefront.test.tsx | shows every product with its price, description and specs
2 Routes | /Nearby-shops and /nearby-shops are the nearby shops | pages/nearby.test.tsx | asks for the location when the visitor taps, and shows what the server finds, nearest first
2 Routes | /notifications shows the recent requests | pages/notifications.test.tsx | shows eight requests, the newest first, and the rest on demand
2 Routes | /recents shows the posts of the last 48 hours | pages/cards.test.tsx | list only the last 48 hours under recents
2 Routes | /myposts shows the own posts | pages/my-posts.test.tsx | are those with the user’s email address, in capitals or not, verified or not
2 Routes | /signup is the screen “Create Account” | pages/accounts.test.tsx | signs somebody up by a code, and welcomes them
2 Routes | /login is the screen “Welcome back” | pages/login.test.tsx | says that sign-in is not set up if there is no provider
2 Routes | /logout asks “You want to logout?” | pages/accounts.test.tsx | goes back one step on %s, still signed in
2 Routes | “/helpcenter”, “/contactus”, “/privacy”, “/language”, “/brands”, “/customerservices”, “/technologymethods”, “/aboutus” are pages to read | pages/information.test.tsx | open at their addresses
2 Routes | “/new advantages” and “/chat” are pages as well | structure/routes.test.ts | have %s
2 Routes | /form is the form “Promote Your Product” | pages/form.test.tsx | shows what is missing beside each field, and focuses the first
2 Categories | “/fashions”, “/homes”, “/electronic-materials”, “/car-brands”, “/food-and-beverages”, “/home-appliances”, “/health-and-beauties” are lists | structure/routes.test.ts | have %s
2 Categories | “/events-and-weddings”, “/entertainments”, “/travels” are lists | structure/routes.test.ts | have %s
2 Categories | “/daily discounts”, “/weekly discounts”, “/new offers”, “/upcomming offers” are lists | structure/routes.test.ts | have %s, with its other spellings on the same page
2 Categories | “/Agriculture_And_Livestock”, “/Jewelries”, “/Car_Wash”, “/Rental_Services”, “/Toys_And_Games” are service-category pages | structure/routes.test.ts | have %s
2 Categories | “/Telecome_Services”, “/Security_Services”, “/Virtual_Assistant_And_Admin_Supports” are service-category pages | structure/routes.test.ts | have %s
2 Categories | About 50 service-category pages, each with its verified listings | pages/listing-pages.test.tsx | shows six skeletons while loading, its load error, exactly its verified listings, newest first, and its empty message
2 Categories | “/Repair_and_maintenace” and “/Repair_and_Maintenance” are one page | structure/routes.test.ts | have %s, with its other spellings on the same page
2 Categories | The tile of /services uses “/Repair_and_maintenace” | pages/shell.test.tsx | shows the 20 tiles and filters them
2 Categories | The grid is called “Explore More Products” | pages/home.test.tsx | shows the category grid, fresh offers and daily discounts
2 Categories | Grid, 1 to 5: “Fashions /fashions”, “Computers & Electronics /electronic-materials”, “Homes /homes”, “Car Brands /car-brands”, “Home and Appliances /home-appliances” | structure/categories.test.ts | of Explore More Products are the fifteen that were agreed
2 Categories | Grid, 6 to 8: “Health & Beauty /health-and-beauties”, “Agriculture And Livestock products /Agriculture_And_Livestock”, “Books & Stationaries materials /Books_And_Stationaries” | structure/categories.test.ts | of Explore More Products are the fifteen that were agreed
2 Categories | Grid, 9 to 11: “Jewelry products /Jewelries”, “Baby & Kids Products /Babies_And_Kids_Products”, “Cleaning And Sanitation materials /Cleaning_And_Sanitation_Services” | structure/categories.test.ts | of Explore More Products are the fifteen that were agreed
2 Categories | Grid, 12 and 13: “Art & Handicrafts /Art_And_Handicrafts”, “Video & Photography materials /Video_And_Photography” | structure/categories.test.ts | of Explore More Products are the fifteen that were agreed
2 Categories | Grid, 14 and 15: “Furniture & Interior Design materials /Furniture_And_Interior_design”, “Printing & Publishing materials /Printing_And_Publishing” | structure/categories.test.ts | of Explore More Products are the fifteen that were agreed
2 Categories | Each entry of the grid has an image and a name | pages/home.test.tsx | shows the category grid, fresh offers and daily discounts
2 Categories | The images are there | structure/categories.test.ts | %s has a picture
2 Categories | A text filters the grid by name in any case; “No categories found.” | pages/home.test.tsx | filters the tiles by name in any case, and says if none is left
2 Categories | The line “Welcome to our shopping marketplace” | pages/home.test.tsx | shows the whole welcome line with reduced motion
2 Categories | It is typed one character per 100 ms | pages/home.test.tsx | types its welcome line, one character per 100 ms
`);
