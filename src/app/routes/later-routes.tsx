import { type RouteObject, useRoutes } from 'react-router-dom';
import { loadAccountData } from '@/app/load-account-data';
import { brand } from '@/config/brand';
import { env } from '@/config/env';
import { recordPages } from '@/account/records/record-pages';
import { PageFrame, toRoutes } from '@/app/page-frame';
import { NotFoundPage } from '@/pages/not-found-page';
import type { Article } from '@/information/article';
import { type PageSpec, lazyPage, page } from './page-spec';

const LogoutPage = lazyPage(() => import('@/pages/logout-page'));
const RecordsPage = lazyPage(() => import('@/pages/records-page'));

/** A page that shows one article and nothing else. */
const article = (load: () => Promise<Article>) =>
  page(async () => {
    const [{ ArticleView }, text] = await Promise.all([import('@/information/article-view'), load()]);
    return { default: () => <ArticleView article={text} /> };
  });

/** Exists only where no key of the card provider is set. */
const testCheckout: PageSpec = {
  paths: ['/test-checkout'],
  title: 'Test checkout',
  description: `A stand-in for the card provider's page, to try the checkout of ${brand.name} without money.`,
  ...page(() => import('@/pages/test-checkout-page')),
};

const storefrontRoutes: readonly PageSpec[] = [
  {
    paths: ['/forsale'],
    title: 'Order Now',
    description: `The demonstration shop of ${brand.name}: phones, computers, furniture and more at fixed prices in Birr.`,
    ...page(() => import('@/pages/for-sale-page')),
  },
  {
    paths: ['/success'],
    title: 'Payment Successful',
    description: `The end of a paid checkout on ${brand.name}.`,
    ...page(() => import('@/pages/payment-success-page')),
  },
  {
    paths: ['/cancel'],
    title: 'Payment Cancelled',
    description: `The end of a cancelled checkout on ${brand.name}: the cart is kept, and you can try again.`,
    ...page(() => import('@/pages/payment-cancel-page')),
  },
  ...(env.stripePublishableKey === '' ? [testCheckout] : []),
];

const recordRoutes: readonly PageSpec[] = [
  ...recordPages.map((records) => ({
    paths: records.paths,
    title: records.heading,
    description: records.description,
    code: RecordsPage.code,
    element: <RecordsPage page={records} />,
  })),
  {
    paths: ['/wallet'],
    title: 'Wallet',
    description: `The balance of the wallet on ${brand.name}, in Birr.`,
    ...page(() => import('@/pages/wallet-page')),
  },
  {
    paths: ['/payment-methods'],
    title: 'Payment Methods',
    description: `How to pay on ${brand.name}: directly to the seller, or by card in the demonstration shop.`,
    ...article(async () => (await import('@/information/texts/payment-methods')).paymentMethods),
  },
];

export const informationRoutes: readonly PageSpec[] = [
  {
    paths: ['/aboutus'],
    title: 'About Us',
    description: `Why ${brand.name} exists, and what it does for buyers and for businesses.`,
    ...article(async () => (await import('@/information/texts/about')).about),
  },
  {
    paths: ['/new advantages'],
    title: 'New Advantages',
    description: `What is new on ${brand.name}: new products, prices, quality, stock and other updates.`,
    ...article(async () => (await import('@/information/texts/announcements')).announcements),
  },
  {
    paths: ['/technologymethods'],
    title: 'Technology Methods',
    description: 'Seven ways in which technology helps a company grow, from good photos to simple books.',
    ...article(async () => (await import('@/information/texts/technology-methods')).technologyMethods),
  },
  {
    paths: ['/brands'],
    title: 'Featured Brands',
    description: `Five well-known brands, their websites, and how to find their products on ${brand.name}.`,
    ...page(() => import('@/pages/information/brands-page')),
  },
  {
    paths: ['/customerservices'],
    title: 'Customer Service',
    description: `Orders, paying, shipping and returns on ${brand.name}, and how to reach us.`,
    ...page(() => import('@/pages/information/customer-service-page')),
  },
  {
    paths: ['/helpcenter'],
    title: 'Help Center',
    description: `Questions and answers about ${brand.name}: finding offers, posting your own, accounts and paying.`,
    ...page(() => import('@/pages/information/help-center-page')),
  },
  {
    paths: ['/contactus', '/contact-us'],
    title: 'Contact Us',
    description: `How to reach the people behind ${brand.name}: by phone, or on our pages.`,
    ...page(() => import('@/pages/information/contact-page')),
  },
  {
    paths: ['/language'],
    title: 'Language',
    description: `The languages of ${brand.name}.`,
    ...page(() => import('@/pages/information/language-page')),
  },
  {
    paths: ['/privacy'],
    title: 'Privacy Policy',
    description: `What ${brand.name} knows about you, where it is kept, and what you can do about it.`,
    ...article(async () => (await import('@/information/texts/privacy')).privacy),
  },
  {
    paths: ['/terms'],
    title: 'Terms of Use',
    description: `The rules of the market: what you may post on ${brand.name} and what we answer for.`,
    ...article(async () => (await import('@/information/texts/terms')).terms),
  },
  {
    paths: ['/shipping-info'],
    title: 'Shipping Info',
    description: 'How goods get from a seller to you, what to ask first, and who settles a return.',
    ...article(async () => (await import('@/information/texts/shipping')).shipping),
  },
];

/** The pages without listings, as data. Loaded apart: few visits start on one of them. */
export const laterRoutes: readonly PageSpec[] = [
  {
    paths: ['/login'],
    withSubPaths: true,
    title: 'Login',
    description: `Sign in to ${brand.name} to post offers, and to save and share the ones you like.`,
    ...page(() => import('@/pages/login-page')),
  },
  {
    paths: ['/signup'],
    withSubPaths: true,
    title: 'Create Account',
    description: `Create an account on ${brand.name} with your email to post your own offers.`,
    ...page(() => import('@/pages/sign-up-page')),
  },
  {
    paths: ['/welcome'],
    title: 'Welcome',
    description: `Your account on ${brand.name} is ready: on to the market.`,
    ...page(() => import('@/pages/welcome-page')),
  },
  {
    paths: ['/logout'],
    title: 'Log out',
    description: `End your session on ${brand.name} on this device.`,
    code: LogoutPage.code,
    element: <LogoutPage loadData={loadAccountData} />,
  },
  {
    paths: ['/myprofile', '/profile'],
    title: 'My Profile',
    description: `Your name and email on ${brand.name}.`,
    ...page(() => import('@/pages/profile-page')),
  },
  {
    paths: ['/form'],
    title: 'Promote Your Product',
    description: `Post an offer on ${brand.name} from your phone: photos, price, place and how buyers reach you.`,
    ...page(() => import('@/pages/form-page')),
  },
  {
    paths: ['/myposts'],
    title: 'My posts',
    description: `What you posted on ${brand.name}, and whether it waits for verification or is live.`,
    ...page(() => import('@/pages/my-posts-page')),
  },
  {
    paths: ['/saved'],
    title: 'Saved offers',
    description: `The offers of ${brand.name} that you saved on this device: no account is needed.`,
    ...page(() => import('@/pages/saved-page')),
  },
  {
    paths: ['/compare'],
    title: 'Compare offers',
    description: `Up to four offers on ${brand.name} side by side: price, condition, place, distance and seller.`,
    ...page(() => import('@/pages/compare-page')),
  },
  {
    paths: ['/seller'],
    title: 'Offers of a seller',
    description: `All verified offers of one company on ${brand.name}.`,
    ...page(() => import('@/pages/seller-page')),
  },
  {
    paths: ['/notifications'],
    title: 'Requests',
    description: `What people on ${brand.name} want to buy or sell, the newest first.`,
    ...page(() => import('@/pages/notifications-page')),
  },
  {
    paths: ['/chat'],
    title: 'Chat',
    description: `The requests on ${brand.name} as one conversation.`,
    ...page(() => import('@/pages/chat-page')),
  },
  {
    paths: ['/comments'],
    title: 'Comments',
    description: `What people on ${brand.name} say about a picture of an offer.`,
    ...page(() => import('@/pages/comments-page')),
  },
  ...storefrontRoutes,
  ...recordRoutes,
  ...informationRoutes,
];

const notFound: PageSpec = {
  paths: ['/404'],
  title: 'Page not found',
  description: 'There is no page at this address.',
  element: <NotFoundPage />,
};

const routes: RouteObject[] = [
  ...laterRoutes.flatMap(toRoutes),
  { path: '*', element: <PageFrame page={notFound} /> },
];

/** The page without listings at the current address, or that there is none. */
export default function LaterPages() {
  return useRoutes(routes);
}
