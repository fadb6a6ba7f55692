import { lazy } from 'react';
import { brand } from '@/config/brand';
import type { PageSpec } from './page-spec';

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

/** The pages to read (spec section 2, Route table). */
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
