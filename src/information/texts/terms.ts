import { contactLinks, type Article } from '@/information/article';
import { paths } from '@/platform/paths';

export const article: Article = {
  heading: 'Terms of Use',
  lead: 'The rules of the market, in plain words. By using {brand} you agree to them. In force since November 2026.',
  isLegal: true,
  sections: [
    {
      id: 'what-it-is',
      heading: 'What {brand} is',
      blocks: [
        '{brand} shows offers of shops and service providers and brings buyers and sellers together. The sale itself is between the two of you: price, payment, delivery, warranty and returns are agreed with the seller, not with us.',
      ],
    },
    {
      id: 'verified',
      heading: 'Verified offers',
      blocks: [
        "Only verified posts are public. That's no guarantee: prices change, stock runs out, and a photo can't show everything. Look at the item before you pay, and meet where there are other people.",
      ],
    },
    {
      id: 'accounts',
      heading: 'Your account',
      blocks: [
        "You need an account to post, comment, like and share. Use your own email address and keep your password to yourself. You're responsible for what happens in your account.",
      ],
    },
    {
      id: 'posting',
      heading: 'What you post',
      blocks: [
        "Your words, photos and videos stay yours. You let us show them here for as long as they're posted. Post only what's true and what you're allowed to show:",
        {
          list: [
            'your own offer, with a real price, location and contact',
            'photos and videos you made or are allowed to use',
            "nothing that's stolen, forged, dangerous or against the law",
            'no insults, no threats, and no personal details of others',
          ],
        },
        'The same rules apply to requests and comments, which everyone can read. A post that breaks these rules may be left unverified or removed.',
      ],
    },
    {
      id: 'demonstration-shop',
      heading: 'The demo shop',
      blocks: [
        "The products under Order Now are samples that show how ordering works. They aren't on sale, and nothing is delivered.",
      ],
      links: [{ label: 'How payment works', to: paths.paymentMethods }],
    },
    {
      id: 'responsibility',
      heading: "What we're responsible for",
      blocks: [
        "We try to keep {brand} running and its offers honest, but we provide it as it is, and it may be down or wrong at times. We aren't a party to your deals and can't settle them. Your legal rights aren't affected.",
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      blocks: ["If we change these terms, you'll find the new text and its date on this page."],
    },
    {
      id: 'contact',
      heading: 'Contact',
      blocks: ['Is something unclear, or does an offer break the rules? Reach us here:'],
      links: [...contactLinks, { label: 'Privacy Policy', to: paths.privacy }],
    },
  ],
};
