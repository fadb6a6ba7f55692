import { lazy } from 'react';
import { brand } from '@/config/brand';
import { informationRoutes } from './information-routes';
import type { PageSpec } from './page-spec';
import { recordRoutes } from './record-routes';
import { storefrontRoutes } from './storefront-routes';

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

/** The pages that show no offers, as data (spec section 2, Route table). No first visit needs to know them. */
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
