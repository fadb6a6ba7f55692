import { lazy } from 'react';
import { brand } from '@/config/brand';
import type { PageSpec } from './page-spec';

const LoginPage = lazy(() => import('@/pages/login-page'));
const LogoutPage = lazy(() => import('@/pages/logout-page'));
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
];
