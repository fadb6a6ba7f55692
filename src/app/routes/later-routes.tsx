import { lazy } from 'react';
import { brand } from '@/config/brand';
import { env } from '@/config/env';
import type { PageSpec } from './page-spec';
import { recordPages } from '@/account/records/record-pages';

const ForSalePage = lazy(() => import('@/pages/for-sale-page'));
const PaymentCancelPage = lazy(() => import('@/pages/payment-cancel-page'));
const PaymentSuccessPage = lazy(() => import('@/pages/payment-success-page'));
const TestCheckoutPage = lazy(() => import('@/pages/test-checkout-page'));

/** Only where there is no card provider to go to. */
const testCheckout: PageSpec = {
  paths: ['/test-checkout'],
  title: 'Test checkout',
  description: `A stand-in for the card provider's page, to try the checkout of ${brand.name} without money.`,
  element: <TestCheckoutPage />,
};

/** The storefront and its checkout (docs/product.md, Routes and links). */
const storefrontRoutes: readonly PageSpec[] = [
  {
    paths: ['/forsale'],
    title: 'Order Now',
    description: `The demonstration shop of ${brand.name}: phones, computers, furniture and more at fixed prices in Birr.`,
    element: <ForSalePage />,
  },
  {
    paths: ['/success'],
    title: 'Payment Successful',
    description: `The end of a paid checkout on ${brand.name}.`,
    element: <PaymentSuccessPage />,
  },
  {
    paths: ['/cancel'],
    title: 'Payment Cancelled',
    description: `The end of a cancelled checkout on ${brand.name}: the cart is kept, and you can try again.`,
    element: <PaymentCancelPage />,
  },
  ...(env.stripePublishableKey === '' ? [testCheckout] : []),
];

const PaymentMethodsPage = lazy(() => import('@/pages/payment-methods-page'));
const RecordsPage = lazy(() => import('@/pages/records-page'));
const WalletPage = lazy(() => import('@/pages/wallet-page'));

/** The account pages (docs/product.md, Routes and links). */
const recordRoutes: readonly PageSpec[] = [
  ...recordPages.map((page) => ({
    paths: page.paths,
    title: page.heading,
    description: page.description,
    element: <RecordsPage page={page} />,
  })),
  {
    paths: ['/wallet'],
    title: 'Wallet',
    description: `The balance of the wallet on ${brand.name}, in Birr.`,
    element: <WalletPage />,
  },
  {
    paths: ['/payment-methods'],
    title: 'Payment Methods',
    description: `How to pay on ${brand.name}: directly to the seller, or by card in the demonstration shop.`,
    element: <PaymentMethodsPage />,
  },
];

const AboutPage = lazy(() => import('@/pages/information/about-page'));
const AnnouncementsPage = lazy(() => import('@/pages/information/announcements-page'));
const BrandsPage = lazy(() => import('@/pages/information/brands-page'));
const ContactPage = lazy(() => import('@/pages/information/contact-page'));
const CustomerServicePage = lazy(() => import('@/pages/information/customer-service-page'));
const HelpCenterPage = lazy(() => import('@/pages/information/help-center-page'));
const LanguagePage = lazy(() => import('@/pages/information/language-page'));
const PrivacyPage = lazy(() => import('@/pages/information/privacy-page'));
const ShippingPage = lazy(() => import('@/pages/information/shipping-page'));
const TechnologyMethodsPage = lazy(() => import('@/pages/information/technology-methods-page'));
const TermsPage = lazy(() => import('@/pages/information/terms-page'));

/** The pages to read (docs/product.md, Routes and links). */
export const informationRoutes: readonly PageSpec[] = [
  {
    paths: ['/aboutus'],
    title: 'About Us',
    description: `Why ${brand.name} exists, and what it does for buyers and for businesses.`,
    element: <AboutPage />,
  },
  {
    paths: ['/new advantages'],
    title: 'New Advantages',
    description: `What is new on ${brand.name}: new products, prices, quality, stock and other updates.`,
    element: <AnnouncementsPage />,
  },
  {
    paths: ['/technologymethods'],
    title: 'Technology Methods',
    description: 'Seven ways in which technology helps a company grow, from good photos to simple books.',
    element: <TechnologyMethodsPage />,
  },
  {
    paths: ['/brands'],
    title: 'Featured Brands',
    description: `Five well-known brands, their websites, and how to find their products on ${brand.name}.`,
    element: <BrandsPage />,
  },
  {
    paths: ['/customerservices'],
    title: 'Customer Service',
    description: `Orders, paying, shipping and returns on ${brand.name}, and how to reach us.`,
    element: <CustomerServicePage />,
  },
  {
    paths: ['/helpcenter'],
    title: 'Help Center',
    description: `Questions and answers about ${brand.name}: finding offers, posting your own, accounts and paying.`,
    element: <HelpCenterPage />,
  },
  {
    paths: ['/contactus', '/contact-us'],
    title: 'Contact Us',
    description: `How to reach the people behind ${brand.name}: by phone, or on our pages.`,
    element: <ContactPage />,
  },
  {
    paths: ['/language'],
    title: 'Language',
    description: `The languages of ${brand.name}.`,
    element: <LanguagePage />,
  },
  {
    paths: ['/privacy'],
    title: 'Privacy Policy',
    description: `What ${brand.name} knows about you, where it is kept, and what you can do about it.`,
    element: <PrivacyPage />,
  },
  {
    paths: ['/terms'],
    title: 'Terms of Use',
    description: `The rules of the market: what you may post on ${brand.name} and what we answer for.`,
    element: <TermsPage />,
  },
  {
    paths: ['/shipping-info'],
    title: 'Shipping Info',
    description: 'How goods get from a seller to you, what to ask first, and who settles a return.',
    element: <ShippingPage />,
  },
];

const ChatPage = lazy(() => import('@/pages/chat-page'));
const CommentsPage = lazy(() => import('@/pages/comments-page'));
const FormPage = lazy(() => import('@/pages/form-page'));
const LoginPage = lazy(() => import('@/pages/login-page'));
const LogoutPage = lazy(() => import('@/pages/logout-page'));
const MyPostsPage = lazy(() => import('@/pages/my-posts-page'));
const NotificationsPage = lazy(() => import('@/pages/notifications-page'));
const ProfilePage = lazy(() => import('@/pages/profile-page'));
const SignUpPage = lazy(() => import('@/pages/sign-up-page'));
const WelcomePage = lazy(() => import('@/pages/welcome-page'));

/** The pages that show no offers, as data (docs/product.md, Routes and links). No first visit needs to know them. */
export const laterRoutes: readonly PageSpec[] = [
  {
    paths: ['/login'],
    withSubPaths: true,
    title: 'Login',
    description: `Sign in to ${brand.name} to post offers, and to save and share the ones you like.`,
    element: <LoginPage />,
  },
  {
    paths: ['/signup'],
    withSubPaths: true,
    title: 'Create Account',
    description: `Create an account on ${brand.name} with your email to post your own offers.`,
    element: <SignUpPage />,
  },
  {
    paths: ['/welcome'],
    title: 'Welcome',
    description: `Your account on ${brand.name} is ready: on to the market.`,
    element: <WelcomePage />,
  },
  {
    paths: ['/logout'],
    title: 'Log out',
    description: `End your session on ${brand.name} on this device.`,
    element: <LogoutPage />,
  },
  {
    paths: ['/myprofile', '/profile'],
    title: 'My Profile',
    description: `Your name and email on ${brand.name}.`,
    element: <ProfilePage />,
  },
  {
    paths: ['/form'],
    title: 'Promote Your Product',
    description: `Post an offer on ${brand.name} from your phone: photos, price, place and how buyers reach you.`,
    element: <FormPage />,
  },
  {
    paths: ['/myposts'],
    title: 'My posts',
    description: `What you posted on ${brand.name}, and whether it waits for verification or is live.`,
    element: <MyPostsPage />,
  },
  {
    paths: ['/notifications'],
    title: 'Requests',
    description: `What people on ${brand.name} want to buy or sell, the newest first.`,
    element: <NotificationsPage />,
  },
  {
    paths: ['/chat'],
    title: 'Chat',
    description: `The requests on ${brand.name} as one conversation.`,
    element: <ChatPage />,
  },
  {
    paths: ['/comments'],
    title: 'Comments',
    description: `What people on ${brand.name} say about a picture of an offer.`,
    element: <CommentsPage />,
  },
  ...storefrontRoutes,
  ...recordRoutes,
  ...informationRoutes,
];
