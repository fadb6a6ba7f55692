import type { CategoryValue } from '@/listings/categories/categories';

/** Words of a market that mean one thing to a buyer. */
export interface WordGroup {
  /** Separated by commas; plurals, capitals and accents need no entry of their own. */
  words: string;
  /** What is a kind of it, or often sold with it: shown after it, and not the other way round. */
  also?: string;
  /** Where such things are offered. */
  categories: readonly CategoryValue[];
}

/**
 * English words, Amharic ones in Ethiopic script and as people write them in Latin letters. A Latin form that
 * is also an English word is left out: *silk* is cloth before it is ስልክ. Add a word or a line here and search,
 * suggestions and categories follow.
 */
export const wordGroups: readonly WordGroup[] = [
  // Electronics
  {
    words: 'tv, tvs, television, televizion, telly, smart tv, led tv, flat screen, ቲቪ, ቴሌቪዥን, ቴሌቭዥን',
    categories: ['electronics', 'appliances'],
  },
  {
    words:
      'phone, mobile, mobile phone, cell phone, cellphone, smartphone, smart phone, iphone, handset, ስልክ, ሞባይል, ስማርትፎን',
    categories: ['electronics', 'telecom'],
  },
  {
    words: 'laptop, lap top, notebook computer, notebook pc, macbook, chromebook, ultrabook, ላፕቶፕ, ላፕ ቶፕ',
    categories: ['electronics'],
  },
  {
    words: 'computer, pc, desktop, desktop computer, ኮምፒውተር, ኮምፒዩተር, ኮምፒተር',
    also: 'laptop, macbook, notebook computer, tablet',
    categories: ['electronics', 'software'],
  },
  { words: 'tablet, ipad, ታብሌት', categories: ['electronics'] },
  { words: 'headphone, earphone, headset, earbud, earpiece, airpod, ማዳመጫ', categories: ['electronics'] },
  { words: 'speaker, loudspeaker, sound system, boombox, ስፒከር', categories: ['electronics', 'music'] },
  { words: 'camera, camcorder, dslr, ካሜራ', categories: ['photography', 'electronics'] },
  { words: 'printer, copier, photocopier, ፕሪንተር', categories: ['electronics', 'printing', 'stationary'] },
  {
    words: 'game console, gaming console, video game, playstation, ps4, ps5, xbox, nintendo',
    categories: ['electronics', 'gaming'],
  },
  { words: 'router, modem, wifi, wi fi, internet, ኢንተርኔት, ዋይፋይ', categories: ['telecom', 'electronics'] },
  { words: 'sim card, airtime, data bundle, ሲም ካርድ', categories: ['telecom'] },
  { words: 'charger, adapter, power adapter, ቻርጀር', categories: ['electronics'] },
  {
    words: 'power bank, powerbank, battery pack, ፓወር ባንክ',
    also: 'battery',
    categories: ['electronics', 'energy'],
  },
  {
    words: 'watch, wrist watch, wristwatch, smartwatch, smart watch, ሰዓት',
    categories: ['jewelry', 'electronics'],
  },
  // Household
  {
    words: 'fridge, refrigerator, freezer, icebox, ፍሪጅ, ማቀዝቀዣ, frij, firij',
    categories: ['appliances', 'electronics'],
  },
  {
    words: 'washing machine, washer, laundry machine, washing mashin, ልብስ ማጠቢያ, የልብስ ማጠቢያ ማሽን, libs matebiya',
    categories: ['appliances'],
  },
  {
    words: 'stove, cooker, hot plate, hob, oven, gas stove, electric stove, ምድጃ, ስቶቭ, midija, mdja',
    also: 'microwave, mitad, injera mitad',
    categories: ['appliances'],
  },
  { words: 'microwave, microwave oven, ማይክሮዌቭ', categories: ['appliances'] },
  { words: 'mitad, injera mitad, injera stove, ምጣድ', categories: ['appliances'] },
  { words: 'blender, juicer, mixer, food processor, ጁስ መፍጫ', categories: ['appliances'] },
  { words: 'kettle, water boiler, electric kettle, ማንቆርቆሪያ', categories: ['appliances'] },
  { words: 'iron, clothes iron, steam iron, ካውያ', categories: ['appliances'] },
  { words: 'vacuum cleaner, hoover', categories: ['appliances', 'cleaning'] },
  {
    words: 'air conditioner, air conditioning, aircon, air condition, cooler, fan, ventilator, ኤርኮንዲሽነር',
    categories: ['appliances'],
  },
  { words: 'water heater, boiler, geyser, heater, ቦይለር', categories: ['appliances'] },
  { words: 'pot, pan, saucepan, cookware, cooking pot, ድስት, መጥበሻ', categories: ['appliances'] },
  { words: 'jebena, coffee pot, ጀበና', categories: ['appliances', 'art'] },
  { words: 'plate, dish, crockery, dinner set, ሳህን', categories: ['appliances'] },
  { words: 'generator, genset, ጄኔሬተር, ጀነሬተር', categories: ['energy'] },
  { words: 'solar, solar panel, solar system, ሶላር', categories: ['energy', 'green'] },
  { words: 'battery, accumulator, inverter, ups, ባትሪ', categories: ['energy', 'automotive'] },
  {
    words: 'light, lamp, bulb, light bulb, chandelier, አምፖል, መብራት',
    categories: ['energy', 'design', 'homesecurity'],
  },
  // Furniture
  { words: 'sofa, couch, settee, sofa set, l shape sofa, ሶፋ', categories: ['design', 'homes'] },
  { words: 'bed, bedstead, bunk bed, double bed, አልጋ, alga', categories: ['design'] },
  { words: 'mattress, foam mattress, matress, ፍራሽ, frash, firash', categories: ['design'] },
  {
    words: 'table, dining table, coffee table, ጠረጴዛ, terepeza, terepheza',
    also: 'desk',
    categories: ['design'],
  },
  { words: 'desk, writing desk, office desk, study table', categories: ['design', 'office'] },
  { words: 'chair, stool, armchair, office chair, bench, ወንበር, wenber, wember', categories: ['design'] },
  { words: 'wardrobe, closet, cupboard, cabinet, dresser, ቁምሳጥን, ቁም ሳጥን', categories: ['design'] },
  { words: 'shelf, shelves, bookcase, bookshelf, መደርደሪያ', categories: ['design'] },
  { words: 'curtain, drapes, blinds, መጋረጃ, megareja', categories: ['design'] },
  { words: 'carpet, rug, floor mat, ምንጣፍ, mintaf', categories: ['design', 'art'] },
  { words: 'furniture, የቤት ዕቃ', also: 'sofa, bed, table, chair, wardrobe, desk', categories: ['design'] },
  { words: 'blanket, bed sheet, bedsheet, bedding, duvet, ብርድ ልብስ, አንሶላ', categories: ['design'] },
  // Clothes
  {
    words: 'shoe, sneaker, trainers, footwear, heels, loafer, ጫማ, chama, chamma',
    also: 'boot, sandal, slipper',
    categories: ['fashions'],
  },
  { words: 'boot, ቡት ጫማ', categories: ['fashions'] },
  { words: 'sandal, slipper, flip flop, ነጠላ ጫማ', categories: ['fashions'] },
  { words: 'dress, gown, frock, ቀሚስ, kemis, qemis', categories: ['fashions'] },
  {
    words: 'habesha kemis, habesha dress, habesha libs, የሐበሻ ልብስ, የሀበሻ ቀሚስ',
    categories: ['fashions', 'events'],
  },
  { words: 'trousers, pants, jeans, chinos, slacks, ሱሪ, suri', categories: ['fashions'] },
  { words: 'shirt, blouse, ሸሚዝ, shemiz', also: 'tshirt, t shirt', categories: ['fashions'] },
  { words: 'tshirt, t shirt, tee shirt, polo shirt, ቲሸርት, ካናቴራ', categories: ['fashions'] },
  { words: 'jacket, coat, hoodie, sweater, pullover, jumper, cardigan, ጃኬት, ሹራብ', categories: ['fashions'] },
  { words: 'suit, tuxedo, blazer, ሱፍ ልብስ, ሙሉ ልብስ', categories: ['fashions', 'events'] },
  {
    words: 'clothes, clothing, clothe, garment, apparel, outfit, ልብስ, libs, lebs',
    also: 'dress, shirt, trousers, jacket, suit',
    categories: ['fashions'],
  },
  { words: 'scarf, shawl, netela, gabi, ነጠላ, ጋቢ', categories: ['fashions'] },
  { words: 'hat, cap, ኮፍያ', categories: ['fashions'] },
  {
    words: 'bag, handbag, backpack, rucksack, purse, suitcase, luggage, ቦርሳ, borsa',
    categories: ['fashions', 'travels'],
  },
  { words: 'wedding dress, bridal gown, bridal dress, velo, ቬሎ', categories: ['events', 'fashions'] },
  // Jewellery and beauty
  {
    words: 'jewelry, jewellery, jewel, ornament, ጌጣጌጥ',
    also: 'ring, necklace, bracelet, earring',
    categories: ['jewelry'],
  },
  { words: 'ring, wedding ring, engagement ring, ቀለበት, kelebet, qelebet', categories: ['jewelry'] },
  { words: 'necklace, chain, pendant, የአንገት ሐብል, ሐብል', categories: ['jewelry'] },
  { words: 'earring, ear ring, ጉትቻ', categories: ['jewelry'] },
  { words: 'bracelet, bangle, አምባር', categories: ['jewelry'] },
  { words: 'gold, golden, ወርቅ, werk, worq', categories: ['jewelry'] },
  { words: 'perfume, fragrance, cologne, scent, ሽቶ, shito', categories: ['health'] },
  {
    words: 'cosmetic, makeup, make up, beauty product, lipstick, ኮስሞቲክስ, ሜካፕ',
    categories: ['health', 'sallons'],
  },
  { words: 'lotion, cream, body cream, skin care, skincare, shea butter, ቅባት, ሎሽን', categories: ['health'] },
  { words: 'shampoo, conditioner, hair oil, ሻምፖ', categories: ['health', 'sallons'] },
  {
    words: 'haircut, barber, barbershop, hairdresser, salon, braiding, ፀጉር ቤት, የፀጉር ሥራ',
    categories: ['sallons'],
  },
  { words: 'wig, hair extension, human hair, ዊግ', categories: ['health', 'sallons'] },
  // Vehicles
  {
    words: 'car, automobile, vehicle, suv, sedan, hatchback, መኪና, mekina, mekinna',
    also: 'pickup, minibus, truck, toyota, suzuki, hyundai, vitz, corolla',
    categories: ['carbrands', 'automotive'],
  },
  { words: 'pickup, pick up, pickup truck, double cabin, hilux, ፒካፕ', categories: ['carbrands'] },
  { words: 'minibus, mini bus, bus, buses, van, hiace, ሚኒባስ, አውቶቡስ', categories: ['carbrands', 'travels'] },
  { words: 'truck, lorry, isuzu, የጭነት መኪና', categories: ['carbrands', 'freight'] },
  {
    words: 'motorcycle, motorbike, scooter, moped, motor cycle, motor bike, ሞተር ሳይክል, ሞተርሳይክል',
    categories: ['carbrands'],
  },
  {
    words: 'bicycle, bike, cycle, mountain bike, ብስክሌት, ሳይክል, bisklet',
    categories: ['carbrands', 'fitness'],
  },
  { words: 'bajaj, tuk tuk, tuktuk, three wheeler, ባጃጅ', categories: ['carbrands'] },
  { words: 'tyre, tire, wheel, ጎማ, goma', categories: ['automotive', 'carbrands'] },
  { words: 'spare part, car part, auto part, መለዋወጫ', categories: ['automotive'] },
  {
    words: 'garage, mechanic, car repair, auto repair, car service, ጋራዥ, ጋራጅ',
    categories: ['automotive', 'repair'],
  },
  { words: 'car wash, carwash, detailing, የመኪና እጥበት', categories: ['carwash'] },
  { words: 'car rental, rent car, car hire, የመኪና ኪራይ', categories: ['rental', 'travels'] },
  // Homes
  { words: 'house, home, villa, residence, ቤት, ቪላ', also: 'apartment, condominium', categories: ['homes'] },
  { words: 'apartment, flat, condominium, condo, studio, አፓርታማ, አፓርትመንት, ኮንዶሚኒየም', categories: ['homes'] },
  { words: 'land, plot, plot of land, መሬት, meret', categories: ['homes', 'agriculture'] },
  { words: 'rent, rental, lease, hire, for rent, ኪራይ, የሚከራይ, kiray', categories: ['rental', 'homes'] },
  { words: 'office space, coworking, shared office, office room, ቢሮ', categories: ['office'] },
  // Food
  { words: 'coffee, buna, coffee bean, ቡና', categories: ['foods', 'agriculture'] },
  { words: 'tea, shai, ሻይ', categories: ['foods'] },
  { words: 'honey, ማር', categories: ['foods', 'agriculture'] },
  { words: 'butter, kibe, niter kibbeh, ቅቤ', categories: ['foods'] },
  { words: 'injera, enjera, እንጀራ', categories: ['foods'] },
  { words: 'teff, tef, ጤፍ', categories: ['foods', 'agriculture'] },
  { words: 'berbere, pepper powder, chili, chilli, mitmita, spice, በርበሬ, ሚጥሚጣ', categories: ['foods'] },
  { words: 'milk, wetet, ወተት', categories: ['foods', 'agriculture'] },
  { words: 'bread, dabo, ዳቦ', categories: ['foods'] },
  { words: 'cake, birthday cake, torta, pastry, ኬክ', categories: ['foods', 'events'] },
  { words: 'egg, enkulal, እንቁላል', categories: ['foods', 'agriculture'] },
  { words: 'chicken, hen, poultry, doro, ዶሮ', categories: ['agriculture', 'foods'] },
  { words: 'meat, beef, lamb, siga, ሥጋ', categories: ['foods'] },
  { words: 'onion, shinkurt, ሽንኩርት', categories: ['agriculture', 'foods'] },
  {
    words: 'vegetable, greens, atkilt, አትክልት',
    also: 'onion, potato, tomato, cabbage',
    categories: ['agriculture', 'foods'],
  },
  {
    words: 'fruit, frafre, ፍራፍሬ',
    also: 'mango, avocado, banana, orange, papaya',
    categories: ['agriculture', 'foods'],
  },
  { words: 'drink, beverage, soft drink, juice, መጠጥ, ጁስ', categories: ['foods'] },
  { words: 'cooking oil, edible oil, sunflower oil, zeyit, ዘይት', categories: ['foods'] },
  // Farm and garden
  { words: 'cow, cattle, heifer, dairy cow, ላም', categories: ['agriculture'] },
  { words: 'ox, oxen, bull, በሬ', categories: ['agriculture'] },
  { words: 'sheep, ram, በግ', categories: ['agriculture'] },
  { words: 'goat, fiyel, ፍየል', categories: ['agriculture'] },
  { words: 'fertilizer, fertiliser, compost, manure, ማዳበሪያ', categories: ['agriculture', 'land'] },
  { words: 'seed, seedling, sapling, ዘር, ችግኝ', categories: ['agriculture', 'land'] },
  { words: 'plant, flower, pot plant, bouquet, አበባ, abeba', categories: ['land', 'events'] },
  { words: 'gardening, garden, lawn, landscaping, gardener', categories: ['land'] },
  { words: 'tractor, ትራክተር', categories: ['agriculture'] },
  { words: 'dog, puppy, ውሻ', categories: ['pet'] },
  { words: 'cat, kitten, ድመት', categories: ['pet'] },
  // Family, learning, leisure
  { words: 'baby, infant, newborn, toddler, ሕፃን', categories: ['baby'] },
  { words: 'nappy, diaper, pampers, ዳይፐር', categories: ['baby'] },
  { words: 'stroller, pram, pushchair, buggy, baby carriage', categories: ['baby'] },
  { words: 'toy, doll, lego, puzzle, አሻንጉሊት, መጫወቻ', categories: ['gaming', 'baby'] },
  { words: 'book, novel, textbook, text book, መጽሐፍ, metsihaf, metshaf', categories: ['books'] },
  {
    words: 'stationery, stationary, pen, pencil, exercise book, school supplies, ደብተር, እርሳስ',
    categories: ['stationary', 'books'],
  },
  {
    words: 'course, class, lesson, training, tutor, tutoring, tutorial, ትምህርት, ስልጠና, timhirt',
    categories: ['elearning'],
  },
  { words: 'guitar, ጊታር', categories: ['music'] },
  { words: 'krar, kirar, masinko, kebero, ክራር, ማሲንቆ, ከበሮ', categories: ['music'] },
  { words: 'piano, keyboard piano, musical keyboard, organ, ፒያኖ', categories: ['music'] },
  { words: 'ball, football, soccer ball, basketball, ኳስ', categories: ['fitness', 'gaming'] },
  { words: 'gym, fitness, workout, treadmill, dumbbell, ጂም', categories: ['fitness'] },
  { words: 'painting, picture frame, canvas painting, ስዕል', categories: ['art', 'design'] },
  { words: 'basket, mesob, mosob, ሞሶብ, መሶብ', categories: ['art'] },
  { words: 'film, movie, cinema, ፊልም', categories: ['entertaiments'] },
  { words: 'music, song, album, ሙዚቃ, muzika', categories: ['entertaiments', 'music'] },
  { words: 'ticket, flight, air ticket, plane ticket, ትኬት, ቲኬት', categories: ['travels'] },
  { words: 'tour, trip, travel, journey, excursion, ጉዞ, ጉብኝት', categories: ['travels'] },
  { words: 'hotel, guest house, guesthouse, lodge, hostel, ሆቴል', categories: ['travels'] },
  // Services
  { words: 'wedding, marriage, bride, ሰርግ, serg', categories: ['events', 'decor'] },
  { words: 'photographer, photography, photo shoot, photoshoot, ፎቶ, ፎቶግራፍ', categories: ['photography'] },
  { words: 'catering, caterer, ምግብ ዝግጅት', categories: ['decor', 'foods', 'events'] },
  { words: 'repair, fix, maintenance, service centre, ጥገና, tigena', categories: ['repair'] },
  { words: 'plumber, plumbing, pipe fitter, ቧንቧ ሠራተኛ', categories: ['repair'] },
  { words: 'electrician, electrical, wiring, ኤሌክትሪሺያን', categories: ['repair', 'energy'] },
  { words: 'carpenter, carpentry, woodwork, joiner, አናጢ', categories: ['design', 'repair'] },
  { words: 'painter, house painting, wall painting, ቀለም ቀቢ', categories: ['repair', 'design'] },
  { words: 'cleaner, cleaning, housekeeping, maid, ጽዳት, ፅዳት, tsidat', categories: ['cleaning'] },
  { words: 'soap, detergent, washing powder, ሳሙና, samuna', categories: ['cleaning', 'health'] },
  { words: 'delivery, courier, messenger, ማድረስ, ዴሊቨሪ', categories: ['logistic', 'freight'] },
  { words: 'moving, mover, removal, relocation, ዕቃ ማጓጓዝ', categories: ['logistic', 'freight'] },
  { words: 'guard, security guard, watchman, ጥበቃ, zebegna, ዘበኛ', categories: ['security'] },
  { words: 'cctv, security camera, surveillance camera, የደህንነት ካሜራ', categories: ['homesecurity'] },
  { words: 'lock, door lock, padlock, smart lock, ቁልፍ', categories: ['homesecurity'] },
  { words: 'nanny, babysitter, child care, childcare, daycare, ሞግዚት', categories: ['baby', 'human'] },
  { words: 'nurse, home nursing, caregiver, elderly care, ነርስ', categories: ['nursing', 'medical'] },
  { words: 'doctor, clinic, hospital, ሐኪም, ክሊኒክ, hakim', categories: ['medical'] },
  { words: 'medicine, drug, pharmacy, pharmaceutical, መድኃኒት, medhanit, ፋርማሲ', categories: ['medical'] },
  { words: 'lawyer, attorney, advocate, legal advice, ጠበቃ, tebeka', categories: ['consultancy'] },
  { words: 'accountant, accounting, bookkeeping, tax, ሒሳብ ሠራተኛ', categories: ['consultancy', 'admin'] },
  { words: 'insurance, ኢንሹራንስ, መድን', categories: ['insurances'] },
  { words: 'loan, credit, finance, microfinance, ብድር', categories: ['insurances'] },
  { words: 'translation, translator, interpreter, ትርጉም, አስተርጓሚ, tirgum', categories: ['translation'] },
  { words: 'website, web site, web design, web development, ድረ ገጽ, ዌብሳይት', categories: ['software'] },
  { words: 'software, app, application, program, ሶፍትዌር', categories: ['software'] },
  { words: 'printing, print shop, banner, business card, flyer, ህትመት, ኅትመት', categories: ['printing'] },
  { words: 'marketing, advertising, advertisement, promotion, ማስታወቂያ', categories: ['digital'] },
  { words: 'job, vacancy, recruitment, staffing, ሥራ', categories: ['human'] },
  { words: 'tattoo, piercing, henna, ታቱ', categories: ['tatue'] },
  { words: 'boat, canoe, kayak, ጀልባ', categories: ['marine'] },
  { words: 'waste, garbage, trash, rubbish, recycling, ቆሻሻ', categories: ['waste'] },
  {
    words: 'cement, concrete, brick, block, sand, gravel, ሲሚንቶ, ብሎኬት',
    categories: ['architecture', 'homes'],
  },
  {
    words: 'architect, engineer, architecture, construction, contractor, ግንባታ, ኮንስትራክሽን',
    categories: ['architecture'],
  },
  { words: 'water tank, tanker, roto, የውሃ ታንከር, ታንከር', categories: ['energy', 'homes'] },
];
