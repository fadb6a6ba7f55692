import { useRoutes, type RouteObject } from 'react-router-dom';
import { recordPages } from '@/account/records/record-pages';
import type { Article } from '@/information/article';
import { message } from '@/language/translate';
import { NotFoundPage } from '@/pages/not-found-page';
import { env } from '@/platform/env';
import { paths } from '@/platform/paths';
import { MenuBeside } from './menu-beside';
import { PageFrame, toRoutes } from './page-frame';
import { lazyPage, withProps, type PageSpec } from './page-spec';

const accountLinks = <MenuBeside groups={['account', 'payments']} />;
const helpLinks = <MenuBeside groups={['navigation', 'support']} />;

const RecordsPage = lazyPage(() => import('@/pages/records-page'));

/** A page that shows one article. */
const article = (load: () => Promise<Article>) =>
  lazyPage(async () => {
    const [{ ArticleView }, text] = await Promise.all([import('@/information/article-view'), load()]);
    return { default: () => <ArticleView article={text} /> };
  });

/** Used only without a key of the card provider. */
const testCheckout: PageSpec = {
  paths: [paths.testCheckout],
  title: message('Test checkout'),
  beside: accountLinks,
  Page: lazyPage(() => import('@/pages/test-checkout-page')),
};

const storefrontRoutes: readonly PageSpec[] = [
  {
    paths: [paths.forSale],
    title: message('Order Now'),
    description: message(
      "{brand}'s demo shop: phones, computers, furniture and more at fixed prices in Birr.",
    ),
    Page: lazyPage(() => import('@/pages/for-sale-page')),
  },
  {
    paths: [paths.paymentSuccess],
    title: message('Payment Successful'),
    beside: accountLinks,
    Page: lazyPage(() => import('@/pages/payment-success-page')),
  },
  {
    paths: [paths.paymentCancelled],
    title: message('Payment Cancelled'),
    beside: accountLinks,
    Page: lazyPage(() => import('@/pages/payment-cancel-page')),
  },
  ...(env.stripePublishableKey === '' ? [testCheckout] : []),
];

const recordRoutes: readonly PageSpec[] = [
  ...recordPages.map((records) => ({
    paths: records.paths,
    title: records.heading,
    beside: accountLinks,
    Page: withProps(RecordsPage, { page: records }),
  })),
  {
    paths: [paths.wallet],
    title: message('Wallet'),
    beside: accountLinks,
    Page: lazyPage(() => import('@/pages/wallet-page')),
  },
  {
    paths: [paths.paymentMethods],
    title: message('Payment methods'),
    description: message('How to pay on {brand}: the seller directly, or by card in the demo shop.'),
    beside: accountLinks,
    Page: article(async () => (await import('@/information/texts/payment-methods')).paymentMethods),
  },
];

export const informationRoutes: readonly PageSpec[] = [
  {
    paths: [paths.aboutUs],
    title: message('About Us'),
    description: message('Why {brand} exists, and what it does for buyers and for businesses.'),
    beside: helpLinks,
    Page: article(async () => (await import('@/information/texts/about')).about),
  },
  {
    paths: ['/new advantages'],
    title: message('New Advantages'),
    description: message("What's new on {brand}: new products, prices, quality, stock and other updates."),
    beside: helpLinks,
    Page: article(async () => (await import('@/information/texts/announcements')).announcements),
  },
  {
    paths: [paths.technologyMethods],
    title: message('Technology Methods'),
    description: message('Seven ways technology helps a business grow, from good photos to simple books.'),
    Page: article(async () => (await import('@/information/texts/technology-methods')).technologyMethods),
  },
  {
    paths: [paths.brands],
    title: message('Featured Brands'),
    description: message(
      'Five well-known brands, their websites, and how to find their products on {brand}.',
    ),
    Page: lazyPage(() => import('@/pages/brands-page')),
  },
  {
    paths: [paths.customerServices],
    title: message('Customer Service'),
    description: message('Orders, payments, shipping and returns on {brand}, and how to reach us.'),
    Page: lazyPage(() => import('@/pages/customer-service-page')),
  },
  {
    paths: [paths.helpCenter],
    title: message('Help Center'),
    description: message(
      'Questions and answers about {brand}: finding offers, posting your own, accounts and payments.',
    ),
    Page: lazyPage(() => import('@/pages/help-center-page')),
  },
  {
    paths: [paths.contactUs, paths.contactUsCard],
    title: message('Contact Us'),
    description: message('How to reach the people behind {brand}: by phone, or on our pages.'),
    beside: helpLinks,
    Page: lazyPage(() => import('@/pages/contact-page')),
  },
  {
    paths: [paths.language],
    title: message('Language'),
    description: message('The languages of {brand}.'),
    beside: helpLinks,
    Page: lazyPage(() => import('@/pages/language-page')),
  },
  {
    paths: [paths.privacy],
    title: message('Privacy Policy'),
    description: message("What {brand} knows about you, where it's stored, and what you can do about it."),
    Page: article(async () => (await import('@/information/texts/privacy')).privacy),
  },
  {
    paths: [paths.terms],
    title: message('Terms of Use'),
    description: message(
      "The rules of the market: what you may post on {brand} and what we're responsible for.",
    ),
    Page: article(async () => (await import('@/information/texts/terms')).terms),
  },
  {
    paths: [paths.shippingInfo],
    title: message('Shipping info'),
    description: message('How items get from a seller to you, what to ask first, and who settles a return.'),
    beside: helpLinks,
    Page: article(async () => (await import('@/information/texts/shipping')).shipping),
  },
];

/** The pages without listings. Their code loads separately, because few visits start on one. */
export const laterRoutes: readonly PageSpec[] = [
  {
    paths: [paths.login],
    withSubPaths: true,
    title: message('Sign in'),
    beside: helpLinks,
    Page: lazyPage(() => import('@/pages/login-page')),
  },
  {
    paths: [paths.signUp],
    withSubPaths: true,
    title: message('Create Account'),
    beside: helpLinks,
    Page: lazyPage(() => import('@/pages/sign-up-page')),
  },
  {
    paths: [paths.welcome],
    title: message('Welcome'),
    beside: helpLinks,
    Page: lazyPage(() => import('@/pages/welcome-page')),
  },
  {
    paths: [paths.logout],
    title: message('Log out'),
    beside: accountLinks,
    Page: lazyPage(async () => ({ default: (await import('./logout-page')).LogoutPage })),
  },
  {
    paths: [paths.myProfile, '/profile'],
    title: message('My Profile'),
    beside: accountLinks,
    Page: lazyPage(() => import('@/pages/profile-page')),
  },
  {
    paths: [paths.form],
    title: message('Promote Your Product'),
    description: message(
      'Post an offer on {brand} from your phone: photos, price, location and how buyers can reach you.',
    ),
    Page: lazyPage(() => import('@/pages/form-page')),
  },
  {
    paths: [paths.myPosts],
    title: message('My posts'),
    beside: accountLinks,
    Page: lazyPage(() => import('@/pages/my-posts-page')),
  },
  {
    paths: [paths.saved],
    title: message('Saved offers'),
    Page: lazyPage(() => import('@/pages/saved-page')),
  },
  {
    paths: [paths.compare],
    title: message('Compare offers'),
    Page: lazyPage(() => import('@/pages/compare-page')),
  },
  {
    paths: [paths.seller],
    kind: 'list',
    title: message("A seller's offers"),
    description: message('All verified offers of one company on {brand}.'),
    Page: lazyPage(() => import('@/pages/seller-page')),
  },
  {
    paths: [paths.shopsDirectory],
    title: message('Shop directory'),
    description: message('Every company with a verified offer on {brand}, by name or the nearest first.'),
    Page: lazyPage(() => import('@/pages/shops-directory-page')),
  },
  {
    paths: [paths.notifications],
    title: message('Requests'),
    description: message('What people on {brand} want to buy or sell, the newest first.'),
    Page: lazyPage(() => import('@/pages/notifications-page')),
  },
  {
    paths: [paths.chat],
    title: message('Chat'),
    description: message('The requests on {brand} as one conversation.'),
    beside: helpLinks,
    Page: lazyPage(() => import('@/pages/chat-page')),
  },
  {
    paths: [paths.comments],
    title: message('Comments'),
    Page: lazyPage(() => import('@/pages/comments-page')),
  },
  ...storefrontRoutes,
  ...recordRoutes,
  ...informationRoutes,
];

const notFound: PageSpec = {
  paths: ['/404'],
  title: message('Page not found'),
  beside: helpLinks,
  Page: NotFoundPage,
};

const routes: RouteObject[] = [
  ...laterRoutes.flatMap(toRoutes),
  { path: '*', element: <PageFrame page={notFound} /> },
];

/** Renders the page without listings at the current address, or the 404 page. */
export default function LaterPages() {
  return useRoutes(routes);
}
