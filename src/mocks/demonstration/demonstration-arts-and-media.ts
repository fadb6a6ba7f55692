import type { CategoryValue } from '@/listings/categories/categories';

import type { DemonstrationCategory } from './demonstration-category';

export const demonstrationArtsAndMedia = {
  art: {
    companies: ['Lalibela Crafts', 'Jemari Art House', 'Zema Handicrafts', 'Clay and Colour'],
    products: [
      {
        name: 'Paintings of Addis street life',
        description: 'Acrylic on canvas, signed by the painter. Visit the studio and meet her.',
        pictures: ['artist-palette', 'framed-picture', 'paintbrush'],
        price: [3500, 28000],
      },
      {
        name: 'Black clay pots and jebena',
        description: 'Fired in an open kiln and safe on the stove. No two pots are the same.',
        pictures: ['amphora', 'hot-beverage', 'fire'],
        price: [250, 1400],
      },
      {
        name: 'Hand-spun wool and yarn',
        description: 'Highland wool coloured with plants. Sold by the ball or as a finished blanket.',
        pictures: ['yarn', 'ewe', 'scarf'],
        price: [180, 2600],
      },
      {
        name: 'Harar baskets for the wall',
        description: 'Bright baskets with old patterns, woven by a group of neighbours.',
        pictures: ['basket', 'thread', 'house'],
        price: [650, 3200],
      },
      {
        name: 'Painted masks and carvings',
        description: 'Carved from fallen olive wood and painted with natural colours.',
        pictures: ['performing-arts', 'wood', 'paintbrush'],
        price: [900, 4800],
      },
      {
        name: 'Embroidery on request',
        description: 'Your pattern on cloth, curtains or a dress, stitched by hand.',
        pictures: ['sewing-needle', 'thread', 'dress'],
        price: [400, 3800],
      },
    ],
  },
  entertaiments: {
    companies: ['Arada Picture Hall', 'Azmari Nights', 'Merry Sefer Shows'],
    products: [
      {
        name: 'New Ethiopian films this week',
        description: 'Three new films, shown daily at 2, 5 and 8. Half price before noon.',
        pictures: ['clapper-board', 'popcorn', 'admission-tickets'],
        price: [120, 350],
      },
      {
        name: 'Live azmari evening',
        description: 'Songs, jokes and masinko with dinner. Book a table for up to ten.',
        pictures: ['microphone', 'violin', 'fork-and-knife-with-plate'],
        price: [350, 1500],
      },
      {
        name: 'Circus show for children',
        description: 'Jugglers, acrobats and clowns every Saturday at three.',
        pictures: ['circus-tent', 'balloon', 'popcorn', 'admission-tickets'],
        price: [150, 400],
      },
      {
        name: 'Theatre, new play in Amharic',
        description: 'A comedy about three neighbours and one water tank. Two hours with a break.',
        pictures: ['performing-arts', 'admission-tickets', 'microphone'],
        price: [200, 500],
      },
      {
        name: 'Ferris wheel and fun park',
        description: 'Eight rides for one ticket, open on holidays until late.',
        pictures: ['ferris-wheel', 'popcorn', 'balloon'],
        price: [250, 600],
      },
      {
        name: 'New music albums on disc',
        description: 'Albums released this month, with the words printed inside.',
        pictures: ['optical-disk', 'headphone', 'musical-score'],
        price: [180, 450],
      },
    ],
  },
  music: {
    companies: ['Tizita Music House', 'Krar and Strings', 'Bati Sound Shop'],
    products: [
      {
        name: 'Acoustic guitar with bag',
        description: 'Warm tone and low strings for learners. The first lesson is on us.',
        pictures: ['guitar', 'microphone', 'musical-score'],
        price: [7800, 18500],
      },
      {
        name: 'Kebero and drum set',
        description: 'Hand-made kebero or a full set with cymbals. Try them in the back room.',
        pictures: ['drum', 'musical-score', 'microphone'],
        price: [2600, 42000],
      },
      {
        name: 'Keyboard with 61 keys',
        description: 'Touch keys, stand and headphones. Ethiopian scales are built in.',
        pictures: ['musical-keyboard', 'headphone', 'musical-score'],
        price: [13500, 34000],
      },
      {
        name: 'Saxophone for Ethio-jazz',
        description: 'Overhauled alto saxophones with case and two reeds.',
        pictures: ['saxophone', 'musical-keyboard', 'musical-score'],
        price: [28000, 62000],
      },
      {
        name: 'Violin lessons and rental',
        description: 'Rent a violin for a month and learn with a patient teacher.',
        pictures: ['violin', 'musical-score', 'spiral-calendar'],
        price: [1200, 3500],
      },
      {
        name: 'Accordion, restored',
        description: 'Old accordion with new bellows and a bright, clean sound.',
        pictures: ['accordion', 'musical-score', 'microphone'],
        price: [19000, 31000],
      },
    ],
  },
  photography: {
    companies: ['Lalibela Studio', 'Adey Frames', 'Golden Hour Films', 'Mastawesha Photo'],
    products: [
      {
        name: 'Wedding photo and film',
        description: 'Two photographers and one film maker for the whole day, with a printed album.',
        pictures: ['camera-with-flash', 'bouquet', 'video-camera'],
        price: [35000, 95000],
      },
      {
        name: 'Camera with two lenses',
        description: 'Well-kept mirrorless camera with bag and card. Tested in our studio.',
        pictures: ['camera', 'battery', 'backpack'],
        price: [42000, 88000],
      },
      {
        name: 'Film camera crew for a day',
        description: 'Camera, light and sound with two people, for adverts and music videos.',
        pictures: ['clapper-board', 'movie-camera', 'studio-microphone'],
        price: null,
      },
      {
        name: 'Passport and family portraits',
        description: 'Ready in fifteen minutes, with four prints and the file.',
        pictures: ['framed-picture', 'camera', 'identification-card'],
        price: [150, 1200],
      },
      {
        name: 'Old films to digital',
        description: 'We copy film rolls and video tapes to your phone or a disk.',
        pictures: ['film-projector', 'clapper-board', 'optical-disk'],
        price: [400, 2500],
      },
      {
        name: 'Product photos for online shops',
        description: 'Clean pictures on white, ten articles in one morning.',
        pictures: ['light-bulb', 'camera', 'handbag', 'laptop'],
        price: null,
      },
    ],
  },
  podcasting: {
    companies: ['Wey Gud Audio', 'Radio Sefer Studio', 'Clear Voice Addis'],
    products: [
      {
        name: 'Podcast studio by the hour',
        description: 'Quiet room, four microphones and someone at the desk. Bring only your voice.',
        pictures: ['studio-microphone', 'headphone', 'level-slider'],
        price: [800, 2200],
      },
      {
        name: 'Edit and mix your episode',
        description: 'We cut the pauses, even out the voices and add your opening tune.',
        pictures: ['level-slider', 'headphone', 'laptop'],
        price: [1200, 4500],
      },
      {
        name: 'Radio advert, 30 seconds',
        description: 'Script, speaker and music from one hand, in three languages if you need.',
        pictures: ['radio', 'megaphone', 'musical-score'],
        price: [4500, 14000],
      },
      {
        name: 'Sound equipment for events',
        description: 'Speakers, stands and cables for up to 300 people, set up by us.',
        pictures: ['speaker-high-volume', 'microphone', 'delivery-truck'],
        price: [3500, 12000],
      },
      {
        name: 'Audio books in Amharic',
        description: 'We record your book with trained readers and publish it for you.',
        pictures: ['headphone', 'open-book', 'studio-microphone'],
        price: null,
      },
    ],
  },
  printing: {
    companies: ['Fidel Print', 'Arat Kilo Press', 'Ink and Paper Addis'],
    products: [
      {
        name: 'Flyers and newspapers',
        description: 'From a hundred flyers to ten thousand newspapers, folded and bundled.',
        pictures: ['rolled-up-newspaper', 'newspaper', 'delivery-truck'],
        price: [900, 48000],
      },
      {
        name: 'Business cards, 200 pieces',
        description: 'Thick card with clean edges, printed while you wait.',
        pictures: ['card-index', 'printer', 'scissors'],
        price: [450, 1400],
      },
      {
        name: 'Books and theses, bound',
        description: 'Soft or hard cover with gold letters. One copy or one thousand.',
        pictures: ['closed-book', 'books', 'printer'],
        price: [350, 2800],
      },
      {
        name: 'Printed T-shirts and caps',
        description: 'Your logo or picture in colours that stay after fifty washes.',
        pictures: ['t-shirt', 'billed-cap', 'artist-palette'],
        price: [380, 850],
      },
      {
        name: 'Banners and signs',
        description: 'Large prints for shop fronts and events. We hang them for you too.',
        pictures: ['placard', 'ladder', 'paintbrush'],
        price: [600, 9500],
      },
      {
        name: 'Posters and calendars',
        description: 'Glossy prints up to A0, and wall calendars with Ethiopian dates.',
        pictures: ['spiral-calendar', 'pencil', 'framed-picture'],
        price: [180, 1600],
      },
    ],
  },
  books: {
    companies: ['Addis Book Fair', 'Mercato Book Row', 'Metsehaf Bet', 'Readers of Bole'],
    products: [
      {
        name: 'Grade 9 to 12 textbooks',
        description: 'Full sets for the new curriculum, new and second hand.',
        pictures: ['books', 'backpack', 'graduation-cap'],
        price: [180, 2400],
      },
      {
        name: 'Amharic novels and poetry',
        description: 'Old favourites and new voices. Tell us what you liked last.',
        pictures: ['open-book', 'hot-beverage', 'books'],
        price: [200, 650],
      },
      {
        name: 'Notebooks, pack of ten',
        description: 'Ruled or squared, 96 pages, with covers that survive a school bag.',
        pictures: ['notebook', 'pencil', 'backpack'],
        price: [350, 700],
      },
      {
        name: 'Pens and fountain pens',
        description: 'From simple blue pens to a fountain pen in a gift box.',
        pictures: ['fountain-pen', 'pencil', 'wrapped-gift'],
        price: [15, 1800],
      },
      {
        name: 'Atlas and maps of Ethiopia',
        description: 'New maps for wall and desk with all regions and roads.',
        pictures: ['world-map', 'compass', 'open-book'],
        price: [450, 1500],
      },
      {
        name: 'Colouring books and crayons',
        description: 'Animals of Ethiopia to colour in, with a box of 24 crayons.',
        pictures: ['crayon', 'notebook', 'lion'],
        price: [160, 480],
      },
    ],
  },
} satisfies Partial<Record<CategoryValue, DemonstrationCategory>>;
