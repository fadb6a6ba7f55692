/**
 * The specified paths of the pages without listings, not percent-encoded, and independent of the route table that is
 * tested.
 */
export const specifiedPaths: readonly string[] = [
  ...(
    '/comments /myprofile /profile /payment-updates /pending-orders /completed-orders /payment-methods /wallet ' +
    '/subscriptions /refunds /returns-refunds /welcome /success /cancel /forsale /nearby-shops /notifications /recents ' +
    '/myposts /signup /login /logout /helpcenter /contactus /contact-us /privacy /terms /language /brands ' +
    '/customerservices /track-order /shipping-info /technologymethods /aboutus /chat /form /new-products'
  ).split(' '),
  '/new advantages',
];
