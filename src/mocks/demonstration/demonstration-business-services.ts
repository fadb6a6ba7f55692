import type { CategoryValue } from '@/listings/categories/categories';

import type { DemonstrationCategory } from './demonstration-category';

export const demonstrationBusinessServices = {
  architecture: {
    companies: ['Tukul Line Architects', 'Axum Line Engineering', 'Corner Stone Addis'],
    products: [
      {
        name: 'Site supervision',
        description: 'An engineer on your site twice a week, with photos and a short report.',
        pictures: ['building-construction', 'rescue-workers-helmet', 'clipboard'],
        price: null,
      },
      {
        name: 'House plans with permit papers',
        description: 'Drawings, structure and the full file for the city office, in five weeks.',
        pictures: ['triangular-ruler', 'house', 'memo', 'pencil'],
        price: null,
      },
      {
        name: 'Safety helmets and vests',
        description: 'Certified gear for building crews, with your company name on it.',
        pictures: ['rescue-workers-helmet', 'safety-vest', 'gloves'],
        price: [450, 1300],
      },
      {
        name: 'Land survey and marking',
        description: 'We measure your plot, set the marks and give you the signed map.',
        pictures: ['world-map', 'compass', 'straight-ruler'],
        price: [6500, 22000],
      },
      {
        name: '3D model of your project',
        description: 'Walk through your house on screen before the first stone is laid.',
        pictures: ['desktop-computer', 'house-with-garden', 'couch-and-lamp'],
        price: null,
      },
    ],
  },
  consultancy: {
    companies: ['Fitih Law Office', 'Mizan Advisers', 'Clear Path Consult'],
    products: [
      {
        name: 'First legal advice, one hour',
        description: 'Tell us your case and hear your options in plain words.',
        pictures: ['balance-scale', 'speech-balloon', 'clipboard'],
        price: [1200, 3500],
      },
      {
        name: 'Contracts written and checked',
        description: 'Rent, work and sales contracts in Amharic and English, ready to sign.',
        pictures: ['scroll', 'fountain-pen', 'magnifying-glass-tilted-left'],
        price: null,
      },
      {
        name: 'Open a company in ten days',
        description: 'Name, licence and tax number. We queue, you sign.',
        pictures: ['briefcase', 'identification-card', 'bank', 'handshake'],
        price: [9500, 32000],
      },
      {
        name: 'Tax and accounts advice',
        description: 'We prepare your declaration and explain what you may deduct.',
        pictures: ['abacus', 'receipt', 'bar-chart'],
        price: null,
      },
      {
        name: 'Business plan for a bank loan',
        description: 'Numbers and text that a bank can follow, with two rounds of changes.',
        pictures: ['chart-increasing', 'bank', 'memo'],
        price: [8000, 28000],
      },
    ],
  },
  human: {
    companies: ['Sira Finder', 'Right Hand Staffing', 'Muya Recruit'],
    products: [
      {
        name: 'Staff for shops and hotels',
        description: 'Checked waiters, cashiers and receptionists within three days.',
        pictures: ['handshake', 'identification-card', 'key'],
        price: null,
      },
      {
        name: 'Search for skilled people',
        description: 'Engineers, nurses and accountants. You pay when you hire.',
        pictures: ['magnifying-glass-tilted-left', 'briefcase', 'clipboard'],
        price: null,
      },
      {
        name: 'House help and nannies',
        description: 'Trained, interviewed and with references. One month to change your mind.',
        pictures: ['house', 'broom', 'baby-bottle', 'handshake'],
        price: [1500, 4500],
      },
      {
        name: 'Pay slips and staff papers',
        description: 'We run your payroll, pension and leave lists each month.',
        pictures: ['receipt', 'file-cabinet', 'spiral-calendar'],
        price: [3000, 14000],
      },
      {
        name: 'CV writing and job training',
        description: 'A clear CV and a practice interview, so you walk in with confidence.',
        pictures: ['memo', 'necktie', 'light-bulb'],
        price: [350, 1200],
      },
    ],
  },
  insurances: {
    companies: ['Tila Insurance Desk', 'Wastina Brokers', 'Umbrella Addis'],
    products: [
      {
        name: 'Family health cover',
        description: 'Clinic, hospital and medicine for up to six people, paid monthly.',
        pictures: ['shield', 'red-heart', 'stethoscope'],
        price: [900, 4200],
      },
      {
        name: 'Car insurance, full or third party',
        description: 'Compare four offers in one call. The sticker comes to your door.',
        pictures: ['automobile', 'shield', 'clipboard'],
        price: null,
      },
      {
        name: 'House and shop insurance',
        description: 'Fire, theft and water damage, with a fair value for your goods.',
        pictures: ['house', 'umbrella', 'fire-extinguisher'],
        price: [3200, 18000],
      },
      {
        name: 'Savings plan for school fees',
        description: 'Put a little aside each month and be ready in September.',
        pictures: ['money-bag', 'graduation-cap', 'chart-increasing'],
        price: [300, 3000],
      },
      {
        name: 'Small business loan advice',
        description: 'We find the bank that fits and fill in the papers with you.',
        pictures: ['bank', 'coin', 'handshake'],
        price: null,
      },
      {
        name: 'Crop cover against drought',
        description: 'Paid out by rainfall data, so nobody has to prove the damage.',
        pictures: ['ear-of-corn', 'umbrella', 'sun'],
        price: [450, 3800],
      },
    ],
  },
  office: {
    companies: ['Kezira Cowork', 'Buna and Desk', 'Sheger Desk Hub'],
    products: [
      {
        name: 'Private office for four',
        description: 'Lockable room with furniture, cleaning and your name on the door.',
        pictures: ['office-building', 'door', 'key', 'chair'],
        price: null,
      },
      {
        name: 'Desk by the day',
        description: 'Fast internet, generator and as much coffee as you like.',
        pictures: ['chair', 'laptop', 'hot-beverage', 'wireless'],
        price: [250, 600],
      },
      {
        name: 'Meeting room with screen',
        description: 'For twelve people, with a large screen, board and water.',
        pictures: ['television', 'speech-balloon', 'clipboard'],
        price: [400, 1500],
      },
      {
        name: 'Business address and post box',
        description: 'Use our address on your licence. We scan your letters the same day.',
        pictures: ['postbox', 'envelope', 'identification-card'],
        price: [1200, 3500],
      },
      {
        name: 'Monthly pass with coffee bar',
        description: 'Work here every day, bring a friend on Fridays.',
        pictures: ['hot-beverage', 'laptop', 'spiral-calendar'],
        price: [3800, 7500],
      },
    ],
  },
  translation: {
    companies: ['Kuankua Bridge', 'Lisan Translators', 'Two Tongues Addis'],
    products: [
      {
        name: 'Interpreter for meetings and trips',
        description: 'Amharic, Oromo, Arabic, French or Chinese, by the hour or the day.',
        pictures: ['globe-showing-europe-africa', 'speech-balloon', 'headphone'],
        price: null,
      },
      {
        name: 'Certified document translation',
        description: 'Birth papers, diplomas and licences with stamp, ready the next day.',
        pictures: ['scroll', 'fountain-pen', 'envelope'],
        price: [350, 1800],
      },
      {
        name: 'Language lessons at home',
        description: 'A teacher comes to you twice a week. Children and adults are welcome.',
        pictures: ['open-book', 'pencil', 'speech-balloon'],
        price: [400, 1200],
      },
      {
        name: 'Subtitles for films and videos',
        description: 'Well-timed subtitles in five languages for your film or channel.',
        pictures: ['clapper-board', 'keyboard', 'headphone'],
        price: null,
      },
      {
        name: 'Letters and e-mails in good English',
        description: 'Send us your draft. It comes back clear and correct within hours.',
        pictures: ['memo', 'e-mail', 'laptop'],
        price: [200, 900],
      },
    ],
  },
  stationary: {
    companies: [
      'Arat Kilo Stationers',
      'Pen and Pad Addis',
      'Wereket House',
      'Fidel Books',
      'Sidist Kilo Paper',
      'Tarik Book Corner',
    ],
    listings: 30,
    products: [
      {
        name: 'Pencils, box of 72',
        description: 'Cedar pencils that sharpen cleanly, with an eraser on top.',
        pictures: ['pencil', 'crayon', 'package'],
        price: [380, 750],
      },
      {
        name: 'Copy paper, five reams',
        description: 'Bright white A4 paper that does not jam. Free delivery to your office.',
        pictures: ['page-facing-up', 'printer', 'delivery-truck'],
        price: [2200, 3600],
      },
      {
        name: 'Folders and card dividers',
        description: 'Strong folders in six colours, so everything has its place.',
        pictures: ['card-index-dividers', 'file-cabinet', 'paperclip'],
        price: [45, 650],
      },
      {
        name: 'Scissors, clips and pins set',
        description: 'All the small things that are never on the desk when you need them.',
        pictures: ['scissors', 'paperclip', 'pencil'],
        price: [120, 420],
      },
      {
        name: 'Notepads and diaries',
        description: 'Ring pads, sticky notes and diaries with both calendars.',
        pictures: ['spiral-notepad', 'notebook', 'pencil'],
        price: [60, 480],
      },
      {
        name: 'Rulers and drawing sets',
        description: 'Clear rulers, triangles and compasses for school and studio.',
        pictures: ['triangular-ruler', 'straight-ruler', 'pencil'],
        price: [80, 550],
      },
    ],
  },
} satisfies Partial<Record<CategoryValue, DemonstrationCategory>>;
