import type { ComponentType } from 'react';
import { recordPages } from '@/account/records/record-pages';
import type { Article } from '@/information/article';
import { message } from '@/language/translate';
import { env } from '@/platform/env';
import { paths, type Path } from '@/platform/paths';
import { lazyPage, withProps, type PageSpec } from './page-spec';

type Options = Pick<PageSpec, 'description' | 'kind' | 'width' | 'withSubPaths'>;

const page = (
  pagePaths: PageSpec['paths'],
  title: string,
  load: () => Promise<{ default: ComponentType }>,
  options?: Options,
): PageSpec => ({ paths: pagePaths, title, Page: lazyPage(load), ...options });

/** A page that shows one article. */
const articlePage = (
  path: Path,
  title: string,
  load: () => Promise<{ article: Article }>,
  options: Options,
): PageSpec =>
  page(
    [path],
    title,
    async () => {
      const [{ ArticleView }, texts] = await Promise.all([import('@/information/article-view'), load()]);
      return { default: () => <ArticleView {...texts} /> };
    },
    options,
  );

const withMenu = (menu: NonNullable<PageSpec['menu']>, pages: readonly PageSpec[]): readonly PageSpec[] =>
  pages.map((spec) => ({ ...spec, menu }));

const RecordsPage = lazyPage(() => import('@/pages/records-page'));

/** Used only without a key of the card provider. */
const testCheckout = page(
  [paths.testCheckout],
  message('Test checkout'),
  () => import('@/pages/test-checkout-page'),
);

const accountPages = withMenu('account', [
  page([paths.logout], message('Log out'), () => import('./logout-page')),
  page([paths.myProfile, paths.profileAlias], message('My Profile'), () => import('@/pages/profile-page')),
  page([paths.myPosts], message('My posts'), () => import('@/pages/my-posts-page')),
  page([paths.paymentSuccess], message('Payment Successful'), () => import('@/pages/payment-success-page')),
  page([paths.paymentCancelled], message('Payment Cancelled'), () => import('@/pages/payment-cancel-page')),
  ...(env.stripePublishableKey === '' ? [testCheckout] : []),
  ...recordPages.map((records) => ({
    paths: records.paths,
    title: records.heading,
    Page: withProps(RecordsPage, { page: records }),
  })),
  page([paths.wallet], message('Wallet'), () => import('@/pages/wallet-page')),
  articlePage(
    paths.paymentMethods,
    message('Payment methods'),
    () => import('@/information/texts/payment-methods'),
    { description: message('How to pay on {brand}: the seller directly, or by card in the demo shop.') },
  ),
]);

const signInPages = [
  page([paths.login], message('Sign in'), () => import('@/pages/login-page'), {
    width: 'lg:max-w-xl',
    withSubPaths: true,
  }),
  page([paths.signUp], message('Create Account'), () => import('@/pages/sign-up-page'), {
    width: 'lg:max-w-xl',
    withSubPaths: true,
  }),
  page([paths.welcome], message('Welcome'), () => import('@/pages/welcome-page'), { width: 'lg:max-w-xl' }),
];

export const informationPages: readonly PageSpec[] = [
  ...withMenu('help', [
    articlePage(paths.aboutUs, message('About Us'), () => import('@/information/texts/about'), {
      description: message('Why {brand} exists, and what it does for buyers and for businesses.'),
    }),
    articlePage(
      paths.newAdvantages,
      message('New Advantages'),
      () => import('@/information/texts/announcements'),
      {
        description: message(
          "What's new on {brand}: new products, prices, quality, stock and other updates.",
        ),
      },
    ),
    page([paths.language], message('Language'), () => import('@/pages/language-page'), {
      description: message('The languages of {brand}.'),
    }),
    articlePage(paths.shippingInfo, message('Shipping info'), () => import('@/information/texts/shipping'), {
      description: message(
        'How items get from a seller to you, what to ask first, and who settles a return.',
      ),
    }),
  ]),
  page([paths.contactUs, paths.contactUsCard], message('Contact Us'), () => import('@/pages/contact-page'), {
    width: 'lg:max-w-xl',
    description: message('How to reach the people behind {brand}: by phone, or on our pages.'),
  }),
  articlePage(
    paths.technologyMethods,
    message('Technology Methods'),
    () => import('@/information/texts/technology-methods'),
    {
      description: message('Seven ways technology helps a business grow, from good photos to simple books.'),
    },
  ),
  page([paths.brands], message('Featured Brands'), () => import('@/pages/brands-page'), {
    description: message(
      'Five well-known brands, their websites, and how to find their products on {brand}.',
    ),
  }),
  page([paths.customerServices], message('Customer Service'), () => import('@/pages/customer-service-page'), {
    description: message('Orders, payments, shipping and returns on {brand}, and how to reach us.'),
  }),
  page([paths.helpCenter], message('Help Center'), () => import('@/pages/help-center-page'), {
    description: message(
      'Questions and answers about {brand}: finding offers, posting your own, accounts and payments.',
    ),
  }),
  articlePage(paths.privacy, message('Privacy Policy'), () => import('@/information/texts/privacy'), {
    description: message("What {brand} knows about you, where it's stored, and what you can do about it."),
  }),
  articlePage(paths.terms, message('Terms of Use'), () => import('@/information/texts/terms'), {
    description: message(
      "The rules of the market: what you may post on {brand} and what we're responsible for.",
    ),
  }),
];

/** The pages without listings. Their code loads separately, because few visits start on one. */
export const laterPages: readonly PageSpec[] = [
  ...accountPages,
  ...signInPages,
  ...informationPages,
  page([paths.form], message('Promote Your Product'), () => import('@/pages/form-page'), {
    description: message(
      'Post an offer on {brand} from your phone: photos, price, location and how buyers can reach you.',
    ),
  }),
  page([paths.saved], message('Saved offers'), () => import('@/pages/saved-page')),
  page([paths.compare], message('Compare offers'), () => import('@/pages/compare-page')),
  page([paths.seller], message("A seller's offers"), () => import('@/pages/seller-page'), {
    description: message('All verified offers of one company on {brand}.'),
    kind: 'list',
  }),
  page([paths.shopsDirectory], message('Shop directory'), () => import('@/pages/shops-directory-page'), {
    description: message('Every company with a verified offer on {brand}, by name or the nearest first.'),
  }),
  page([paths.notifications], message('Requests'), () => import('@/pages/notifications-page'), {
    width: 'lg:max-w-3xl',
    description: message('What people on {brand} want to buy or sell, the newest first.'),
  }),
  page([paths.comments], message('Comments'), () => import('@/pages/comments-page')),
  page([paths.forSale], message('Order Now'), () => import('@/pages/for-sale-page'), {
    description: message(
      "{brand}'s demo shop: phones, computers, furniture and more at fixed prices in Birr.",
    ),
  }),
  ...withMenu('help', [
    page([paths.chat], message('Chat'), () => import('@/pages/chat-page'), {
      description: message('The requests on {brand} as one conversation.'),
    }),
  ]),
];
