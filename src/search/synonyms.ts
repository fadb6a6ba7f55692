/**
 * Groups of words that mean the same to a buyer, one a line: categories | words | related things. A search for the
 * words also shows the related things, but not the reverse. Most plurals and spacings, and all capitals, accents and
 * Ethiopic letters of the same sound need no entry. The words are English, Amharic in Ethiopic and Latin letters, and,
 * for frequent goods, Afaan Oromoo from word lists and shops. A Latin form with another English meaning is left out:
 * *silk* is cloth, and not ስልክ.
 */
export const things = `
# Electronics
electronics appliances | tv, tvs, television, televizion, telly, flat screen, ቲቪ, ቴሌቪዥን, ቴሌቭዥን, televizhin
electronics telecom | phone, mobile, mobile phone, cell phone, cellphone, smartphone, smart phone, iphone, handset, ስልክ, ሞባይል, ስማርትፎን, አይፎን, ስማርት ስልክ, ቴሌፎን, bilbila, moobaayila
electronics | laptop, lap top, notebook computer, notebook pc, macbook, chromebook, ultrabook, ላፕቶፕ, ላፕ ቶፕ, laaptooppii
electronics software | computer, pc, desktop, desktop computer, ኮምፒውተር, ኮምፒዩተር, ኮምፒተር, kompiitara | laptop, macbook, notebook computer, tablet
electronics | tablet, ipad, ታብሌት
electronics | mouse, computer mouse, ማውስ
electronics | headphone, earphone, headset, earbud, earpiece, airpod, ማዳመጫ
electronics music events | speaker, loudspeaker, boombox, ስፒከር | sound system
events decor rental | sound system, sound equipment, sound set, dj, ዲጄ, የድምፅ ሲስተም | speaker
photography electronics | camera, camcorder, dslr, ካሜራ
electronics printing stationary | printer, copier, photocopier, ፕሪንተር, ኮፒ ማሽን
electronics gaming | game console, gaming console, video game, playstation, ps4, ps5, xbox, nintendo, ps2, ps3, ጌም ኮንሶል
telecom electronics | router, modem, wifi, wi fi, internet, ኢንተርኔት, ዋይፋይ, ዋይ ፋይ, ራውተር
telecom | sim card, airtime, data bundle, ሲም ካርድ
electronics | charger, adapter, power adapter, ቻርጀር
electronics energy | power bank, powerbank, battery pack, ፓወር ባንክ | battery
jewelry electronics | watch, wrist watch, wristwatch, smartwatch, smart watch, ሰዓት, የእጅ ሰዓት, sa'aatii
# Household
appliances electronics | fridge, refrigerator, icebox, ፍሪጅ, ማቀዝቀዣ, frij, firij, ፊሪጅ, የምግብ ማቀዝቀዣ | freezer
appliances | freezer, chest freezer, ፍሪዘር | fridge
appliances | washing machine, washer, laundry machine, washing mashin, ልብስ ማጠቢያ, የልብስ ማጠቢያ ማሽን, libs matebiya
appliances | stove, cooker, hot plate, hob, oven, gas stove, electric stove, ምድጃ, ስቶቭ, midija, mdja | microwave, mitad, injera mitad
appliances | microwave, microwave oven, ማይክሮዌቭ
appliances | mitad, injera mitad, injera stove, ምጣድ
appliances | blender, juicer, mixer, food processor, ጁስ መፍጫ
appliances | kettle, water boiler, electric kettle, ማንቆርቆሪያ
appliances | iron, clothes iron, steam iron, ካውያ, የልብስ ካውያ
appliances fashions | sewing machine, የልብስ ስፌት ማሽን, ስፌት ማሽን, የስፌት መኪና
appliances cleaning | vacuum cleaner, hoover
appliances | air conditioner, air conditioning, aircon, air condition, cooler, fan, ventilator, ኤርኮንዲሽነር
appliances | water heater, boiler, geyser, heater, ቦይለር
appliances | pot, pan, saucepan, cookware, cooking pot, ድስት, መጥበሻ
appliances art | jebena, coffee pot, ጀበና
appliances | plate, dish, crockery, dinner set, ሳህን
energy | generator, genset, ጄኔሬተር, ጀነሬተር
energy green | solar, solar panel, solar system, ሶላር, የፀሐይ ኃይል
energy automotive | battery, accumulator, inverter, ups, ባትሪ
energy design homesecurity | light, lamp, bulb, light bulb, chandelier, አምፖል, መብራት
# Furniture
design homes | sofa, couch, settee, sofa set, l shape sofa, ሶፋ
design | bed, bedstead, bunk bed, double bed, አልጋ, alga, siree
design | mattress, foam mattress, matress, ፍራሽ, frash, firash
design rental office | table, coffee table, ጠረጴዛ, terepeza, terepheza, minjaala, terebeza | dining table, desk
design | dining table, dining set | table, dining chair
design office | desk, writing desk, office desk, study table
design office | chair, stool, armchair, office chair, bench, ወንበር, wenber, wember, teessoo, barcuma
design | wardrobe, closet, cupboard, cabinet, dresser, ቁምሳጥን, ቁም ሳጥን
design | shelf, shelves, bookcase, bookshelf, መደርደሪያ
design | curtain, drapes, blinds, መጋረጃ, megareja
design art | carpet, rug, floor mat, ምንጣፍ, mintaf
design | furniture, የቤት ዕቃ, ፈርኒቸር, meeshaa manaa | sofa, bed, table, chair, wardrobe, desk
design | blanket, bed sheet, bedsheet, bedding, duvet, ብርድ ልብስ, አንሶላ
# Clothes
fashions | shoe, sneaker, trainers, footwear, loafer, ጫማ, chama, chamma, kophee, ሸራ ጫማ, ስኒከር | boot, sandal, slipper, heels
fashions | heels, high heels, womens shoe, women shoe, ladies shoe, የሴት ጫማ, የሴቶች ጫማ, yesetoch chama, yeset chama | shoe
fashions | boot, ቡት ጫማ
fashions | sandal, slipper, flip flop, ነጠላ ጫማ
fashions | dress, gown, frock, ቀሚስ, kemis, qemis | habesha kemis, wedding dress
fashions events | habesha kemis, habesha dress, habesha libs, የሀበሻ ልብስ, የሀበሻ ቀሚስ, habesha cloth, habesha clothe
fashions | trousers, pants, jeans, chinos, slacks, ሱሪ, suri, jean, ጂንስ
fashions | shirt, blouse, ሸሚዝ, shemiz | tshirt, t shirt
fashions | tshirt, t shirt, tee shirt, polo shirt, ቲሸርት, ካናቴራ
fashions | jacket, coat, hoodie, sweater, pullover, jumper, cardigan, ጃኬት, ሹራብ, jaket
fashions events | suit, tuxedo, blazer, ሱፍ ልብስ, ሙሉ ልብስ
fashions | clothes, clothing, clothe, garment, apparel, outfit, ልብስ, libs, lebs, uffata | habesha kemis, dress, wedding dress, shirt, trousers, jacket, suit
fashions | scarf, shawl, netela, gabi, ነጠላ, ጋቢ
fashions | hat, cap, ኮፍያ
fashions health | woman, women, lady, ladies, ሴት, ሴቶች
fashions health | man, men, gents, gentlemen, ወንድ, ወንዶች, wend, wendoch
fashions travels | bag, ቦርሳ, borsa, boorsaa | handbag, backpack, suitcase
fashions | handbag, hand bag, purse, የእጅ ቦርሳ, womens bag, ladies bag, የሴት ቦርሳ, የሴቶች ቦርሳ
fashions travels baby stationary | backpack, rucksack, school bag, የትምህርት ቤት ቦርሳ, የትምህርት ቦርሳ
travels fashions | suitcase, luggage, ሻንጣ, shanta
events fashions | wedding dress, bridal gown, bridal dress, velo, ቬሎ, የሰርግ ቀሚስ, የሙሽራ ቀሚስ, yeserg kemis
# Jewellery and beauty
jewelry | jewelry, jewellery, jewel, ornament, ጌጣጌጥ, ጌጣ ጌጥ | ring, necklace, bracelet, earring
jewelry | ring, wedding ring, engagement ring, ቀለበት, kelebet, qelebet, qubeelaa
jewelry | necklace, chain, pendant, የአንገት ሐብል, ሐብል
jewelry | earring, ear ring, ጉትቻ
jewelry | bracelet, bangle, አምባር
jewelry | gold, golden, ወርቅ, werk, worq, warqee
health | perfume, fragrance, cologne, scent, ሽቶ, shito
health sallons | cosmetic, makeup, make up, beauty product, lipstick, ኮስሞቲክስ, ሜካፕ
health | lotion, cream, body cream, skin care, skincare, shea butter, ቅባት, ሎሽን
health sallons | shampoo, conditioner, hair oil, ሻምፖ
sallons | haircut, barber, barbershop, hairdresser, hair styling, hair stylist, salon, braiding, ፀጉር ቤት, የፀጉር ሥራ, ፀጉር ሰሪ, tsegur seri, tsegur bet
health sallons | wig, hair extension, human hair, ዊግ
# Vehicles
carbrands automotive | car, automobile, vehicle, suv, sedan, hatchback, መኪና, mekina, mekinna, konkolaataa | pickup, minibus, truck, toyota, suzuki, hyundai, vitz, corolla
carbrands | pickup, pick up, pickup truck, double cabin, hilux, ፒካፕ, ሃይሉክስ
carbrands travels | minibus, mini bus, bus, buses, van, hiace, ሚኒባስ, አውቶቡስ | bus ticket
carbrands freight | truck, lorry, isuzu, የጭነት መኪና, አይሱዙ, ካሚዮን
carbrands | motorcycle, motorbike, motor cycle, motor bike, motor, ሞተር ሳይክል, ሞተርሳይክል, ሞተር | scooter
carbrands | scooter, moped, ስኩተር | motorcycle
carbrands fitness | bicycle, bike, cycle, mountain bike, ብስክሌት, ሳይክል, bisklet, biskileetii
carbrands | bajaj, tuk tuk, tuktuk, three wheeler, ባጃጅ
automotive carbrands | tyre, tire, wheel, ጎማ, goma
automotive | spare part, car part, auto part, መለዋወጫ
automotive repair | garage, mechanic, car repair, auto repair, car service, ጋራዥ, ጋራጅ
rental events | wedding car, የሰርግ መኪና, የሙሽራ መኪና | car hire
carwash | car wash, carwash, detailing, የመኪና እጥበት
rental travels | car rental, rent car, car hire, car driver, airport pickup, airport transfer, airport taxi, taxi, minibus hire, minibus driver, bus hire, የመኪና ኪራይ, ታክሲ, konkolaataa kireeffannaa | driver
# Homes
homes | house, home, villa, residence, ቪላ, mana, ቤት, bet | apartment, condominium
homes | apartment, flat, condominium, condo, studio, አፓርታማ, አፓርትመንት, ኮንዶሚኒየም
homes | room, ክፍል, kifil | studio, apartment, house
homes | bedroom, መኝታ, megnita
homes | compound, yard, ግቢ, gibi | garden
homes agriculture | land, plot, plot of land, መሬት, meret, ቦታ, bota, lafa
rental homes | rent, rental, lease, hire, for rent, የሚከራይ, yemikeray, kiray, kireeffannaa, kiraa, ኪራይ
homes rental office | shop, store, ሱቅ, suk, sook, suuqii
office rental | meeting room, conference room, የስብሰባ አዳራሽ
office | office space, coworking, shared office, office room, ቢሮ | meeting room, desk day, monthly pass
# Food
foods agriculture | coffee, buna, coffee bean, ቡና, bunna
foods | tea, shai, ሻይ, shay
foods agriculture | honey, ማር, mar, damma
foods | honey wine, ጠጅ, tej
foods | butter, kibe, kebe, niter kibbeh, ቅቤ, dhadhaa
foods | injera, enjera, እንጀራ, buddeena
foods agriculture | teff, tef, ጤፍ, xaafii
foods | berbere, pepper powder, chili, chilli, mitmita, spice, በርበሬ, ሚጥሚጣ
foods agriculture | milk, wetet, ወተት, aannan
foods | bread, dabo, ዳቦ, daabboo
foods events | cake, torta, pastry, ኬክ
foods events decor | birthday, ልደት, lidet
foods agriculture | egg, enkulal, እንቁላል, hanqaaquu
agriculture foods | chicken, hen, poultry, doro, ዶሮ, lukkuu, indaanqoo
foods | meat, beef, lamb, siga, ሥጋ, foon
agriculture foods | onion, shinkurt, ሽንኩርት, qullubbii, shunkurtii
agriculture foods | vegetable, greens, atkilt, አትክልት | onion, potato, tomato, cabbage
agriculture foods | fruit, frafre, ፍራፍሬ | mango, avocado, banana, orange, papaya
foods | drink, beverage, soft drink, juice, መጠጥ, ጁስ
foods | cooking oil, edible oil, sunflower oil, zeyit, ዘይት, የምግብ ዘይት, zayitii, zayita
# Farm and garden
agriculture | cow, cattle, heifer, dairy cow, ላም, loon, sa'a
agriculture | ox, oxen, bull, በሬ, qotiyyoo, bere
agriculture | sheep, ram, በግ, hoolaa, beg
agriculture | goat, fiyel, ፍየል, re'ee
agriculture land | fertilizer, fertiliser, compost, manure, ማዳበሪያ
agriculture land | seed, seedling, sapling, ዘር, ችግኝ
land events | plant, flower, pot plant, bouquet, አበባ, abeba
land | gardening, garden, lawn, landscaping, gardener
agriculture | tractor, ትራክተር
pet | dog, puppy, ውሻ, saree
pet | cat, kitten, ድመት
# Family, learning, leisure
baby | baby, infant, newborn, toddler, ሕፃን, ሕፃናት
baby fashions elearning | child, children, kid, ልጅ, ልጆች, lij, lijoch, ijoollee, daa'imman, daa'immanii | newborn
baby | nappy, diaper, pampers, ዳይፐር
baby | stroller, pram, pushchair, buggy, baby carriage
gaming baby | toy, doll, lego, puzzle, አሻንጉሊት, መጫወቻ
books | book, novel, textbook, text book, መጽሐፍ, metsihaf, metshaf, kitaaba
stationary books | stationery, stationary, pen, pencil, exercise book, school supplies, ደብተር, እርሳስ
elearning baby stationary | school, ትምህርት ቤት, timhirt bet
elearning | course, class, lesson, training, tutorial, ትምህርት, ስልጠና, timhirt
elearning | tutor, tutoring, teacher, አስጠኚ, astegni, አስተማሪ, astemari | course, mathematics, chemistry
music | guitar, ጊታር
music | krar, kirar, masinko, kebero, ክራር, ማሲንቆ, ከበሮ
music | piano, keyboard piano, musical keyboard, organ, ፒያኖ
fitness gaming | ball, football, soccer ball, basketball, ኳስ, ፉትቦል
fitness | gym, fitness, workout, treadmill, dumbbell, ጂም
decor jewelry art | gift, present, ስጦታ, sitota | jewelry, bouquet, perfume, handicraft
art | handicraft, craft, souvenir, handmade gift, የእጅ ሥራ, የእጅ ጥበብ | jebena, basket, painting, mask, pottery
art design | painting, picture frame, canvas painting, ስዕል
art | basket, mesob, mosob, ሞሶብ, መሶብ
entertaiments | film, movie, cinema, ፊልም
entertaiments music | music, song, album, ሙዚቃ, muzika
travels | ticket, ትኬት, ቲኬት | flight, bus ticket
travels | flight, flight ticket, air ticket, plane ticket
travels | bus ticket, bus seat, የአውቶቡስ ትኬት
travels | tour, trip, travel, journey, excursion, ጉዞ, ጉብኝት | trek, mountains, lake, flight, bus ticket
travels | hotel, hotel room, guest house, guesthouse, lodge, hostel, ሆቴል
# Services
events decor sallons | wedding, marriage, bride, bridal, serg, ሰርግ, ሙሽራ, mushira | wedding dress
photography | photographer, photography, photo shoot, photoshoot, photo, foto, fotographer, fotograf, ፎቶ, ፎቶግራፍ
decor foods events | catering, caterer, ምግብ ዝግጅት
repair | repair, fix, maintenance, service centre, ጥገና, tigena, suphaa
repair | plumber, plumbing, pipe fitter, ቧንቧ ሠራተኛ
repair energy | electrician, electrical, wiring, ኤሌክትሪሺያን
design repair | carpenter, carpentry, woodwork, joiner, አናጢ
repair design | painter, house painting, wall painting, ቀለም ቀቢ
human cleaning | maid, housemaid, house help, domestic worker, የቤት ሠራተኛ, yebet serategna
cleaning | cleaner, cleaning, house cleaner, house cleaning, home cleaning, housekeeping, ጽዳት, ቤት ጽዳት, የጽዳት ሠራተኛ, tsidat
cleaning health | soap, detergent, washing powder, ሳሙና, samuna, saamunaa
logistic freight | delivery, courier, messenger, ማድረስ, ዴሊቨሪ
logistic freight | moving, mover, removal, relocation, ዕቃ ማጓጓዝ
security | guard, security guard, watchman, ጥበቃ, zebegna, ዘበኛ
homesecurity | cctv, cctv camera, security camera, surveillance camera, camera set, የደህንነት ካሜራ
homesecurity | lock, door lock, padlock, smart lock, ቁልፍ
baby human | nanny, babysitter, child care, childcare, daycare, ሞግዚት
nursing medical | nurse, home nursing, caregiver, elderly care, ነርስ
medical | doctor, clinic, hospital, ሐኪም, ክሊኒክ, hakim | check up
medical | medicine, drug, pharmacy, pharmaceutical, መድኃኒት, medhanit, ፋርማሲ
consultancy | lawyer, attorney, advocate, legal advice, ጠበቃ, tebeka
consultancy admin | accountant, accounting, bookkeeping, tax, ሒሳብ ሠራተኛ
insurances | insurance, ኢንሹራንስ, መድን
insurances | loan, credit, finance, microfinance, ብድር
translation | translation, translator, interpreter, አስተርጓሚ, tirgum, ትርጉም
software | website, web site, web design, web development, ድረ ገጽ, ዌብሳይት
software | software, app, application, program, ሶፍትዌር
printing | printing, print shop, banner, business card, flyer, ህትመት
digital | marketing, advertising, advertisement, promotion, ማስታወቂያ
human | job, vacancy, recruitment, staffing, ሥራ, worker, employee, ሠራተኛ, serategna, sira, hojii, hojjetaa
tatue | tattoo, piercing, henna, ታቱ
marine | boat, canoe, kayak, ጀልባ
waste | waste, garbage, trash, rubbish, recycling, ቆሻሻ
architecture homes | cement, concrete, ሲሚንቶ, simintoo
architecture homes | brick, block, ብሎኬት
architecture homes | sand, gravel
architecture | architect, engineer, architecture, construction, contractor, ግንባታ, ኮንስትራክሽን
energy homes | water tank, tanker, roto, የውሃ ታንከር, ታንከር
# What a category is called
fashions | fashion, ፋሽን, አልባሳት
foods | food, meal, ምግብ
health medical mental | health, ጤና
agriculture | agriculture, farming, livestock, ግብርና
fitness | sport, ስፖርት
nonprofit | charity, donation, በጎ አድራጎት
freight | freight, cargo, ጭነት
entertaiments | entertainment, መዝናኛ
translation elearning | language, ቋንቋ
elearning translation | english, እንግሊዝኛ | language
photography | video, ቪዲዮ
decor design | decor, decoration, ዲኮር
podcasting | podcast, ፖድካስት
telecom | telecom, ቴሌኮም
foods | shiro, shiro powder, ሽሮ, ሽሮ ዱቄት
foods agriculture | fish, tilapia, ዓሣ, asa, qurxummii
foods | water, mineral water, bottled water, ambo water, ambo wuha, ውሃ, አምቦ ውሃ, wuha, bishaan
agriculture foods | potato, ድንች, dinich, dinnicha, dinnichaa
agriculture foods | tomato, ቲማቲም, timatim, timaatima
agriculture foods | wheat, ስንዴ, sinde, qamadii
agriculture foods | maize, corn, በቆሎ, bekolo, boqqolloo
agriculture foods | barley, ገብስ, gebs, garbuu
foods | sugar, ስኳር, sukkaara
foods | salt, ጨው, soogidda
foods agriculture | banana, ሙዝ, muz, muuzii
architecture design repair | paint, wall paint, ቀለም, kelem
architecture homes repair design homesecurity | door, gate, በር, balbala
architecture energy | iron bar, rebar, metal, ብረት, biret
architecture homes | corrugated iron, iron sheet, roofing sheet, ቆርቆሮ, korkoro
electronics energy repair | socket, outlet, power outlet, ሶኬት
fashions design | fabric, cloth, textile, ጨርቅ, cherk
human travels logistic freight rental | driver, chauffeur, ሹፌር, shufer, shofer
health medical | vitamin, supplement, ቫይታሚን
`;

/** Makes and models, in the same form. In a name they precede the thing or replace it. */
export const makes = `
electronics telecom appliances | samsung, ሳምሰንግ
electronics telecom | iphone, አይፎን
electronics | macbook
electronics | ipad
electronics gaming | playstation, ps2, ps3, ps4, ps5
electronics gaming | xbox
electronics telecom | galaxy, ጋላክሲ | phone
electronics telecom | itel, አይቴል | phone
electronics telecom | huawei, ሁዋዌ, ሁዋዌይ | phone
electronics telecom | tecno, techno, ቴክኖ | phone
electronics telecom | infinix, ኢንፊኒክስ | phone
electronics telecom | nokia, ኖኪያ | phone
electronics telecom appliances | xiaomi, ሻኦሚ, ሺያኦሚ | redmi
electronics telecom | redmi, ሬድሚ | phone
electronics printing | hp, hewlett packard, ኤችፒ, ኤች ፒ
electronics | dell, ዴል | laptop
electronics appliances | sony, ሶኒ
electronics appliances telecom | lg, ኤልጂ, ኤል ጂ
carbrands automotive rental | toyota, ቶዮታ | car
carbrands automotive rental | vitz, ቪትዝ | small car, city car
carbrands automotive rental | yaris, ያሪስ | small car, city car
carbrands automotive rental | dzire, ዲዛየር | small car, city car
carbrands automotive rental | corolla, ኮሮላ | car
carbrands automotive rental | suzuki, ሱዙኪ | car
carbrands | hilux, ሃይሉክስ
carbrands travels | hiace
carbrands freight | isuzu, አይሱዙ
carbrands automotive rental | byd, ቢዋይዲ | car
carbrands automotive rental | hyundai, ሀዩንዳይ | car
fashions fitness | nike, ናይኪ, ናይክ
fashions fitness | adidas, አዲዳስ
`;
