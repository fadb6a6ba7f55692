import type { Listing } from '@/listings/listing';
import { addisAbaba, otherTowns } from '@/place/towns';
import { day } from '@/platform/time';
import { buildListing } from '#tests/data/build-listing';
import { dateBefore } from '#tests/data/clock';

const towns = [...addisAbaba, ...otherTowns];

/** One offer per line, the newest first: name | category | place | price | condition | description. */
const lines = `
Samsung double-door fridge, 350 litres | appliances | Bole | 65400 | new | Cold in ten minutes.
LG refrigerator, 260 litres | appliances | Piassa | 45000 | new | With guarantee.
Bar fridge for a shop | appliances | Mekelle | 27400 | new | Holds 90 bottles.
Fridge and freezer, three years old | appliances | CMC | 24100 | | Works without a fault.
Second-hand fridge, 180 litres | appliances | Bole | 14500 | used | Clean inside, a scratch on the door.
Used fridge, small | appliances | Merkato | 9800 | | Cools well.
ፍሪጅ 200 ሊትር | appliances | Bole | 17500 | | ጥሩ ሁኔታ ላይ ያለ።
ያገለገለ ፍሪጅ | appliances | Hawassa | 11000 | | በጥሩ ዋጋ።
Fridge repair at your home | repair | Bole | 800 | | All makes.
Backup battery with inverter | energy | Bole | 38000 | new | Keeps the fridge and the lights running.
Two-room flat with fridge and stove | homes | Ayat | 18000 | | Water all day.
Front-load washing machine, 7 kg | appliances | Gerji | 42000 | new | Quiet and thrifty.
ልብስ ማጠቢያ ማሽን | appliances | Saris | 31000 | | 8 ኪሎ።
Dish rack, steel | appliances | Merkato | 1200 | new | For washing up.
Gas stove, four burners | appliances | Merkato | 15500 | new | With oven.
Injera mitad, electric | appliances | Mexico | 6200 | new | With lid.
Microwave oven, 20 litres | appliances | Bole | 9900 | new | Heats a plate in a minute.
Blender with two jars | appliances | Bole | 3900 | new | Strong motor.
Steam iron | appliances | Piassa | 2100 | new | No drips.
Water heater, 50 litres | appliances | Summit | 12900 | new | Fitted on the same day.
Clay jebena | art | Sarbet | 450 | | For the coffee ceremony.
Smart TV 43 inch, Samsung | electronics | Bole | 31500 | new | With remote.
32-inch television, used two years | electronics | Piassa | 11500 | used | Clear picture.
ቴሌቪዥን 55 ኢንች | electronics | Adama | 48000 | | ስማርት።
TV wall bracket | electronics | Mexico | 1900 | new | For a television of 32 to 65 inch.
TV advert, 30 seconds | podcasting | Bole | 25000 | | We write it and say it.
iPhone 12, 128 GB | electronics | Bole | 52000 | used | Battery 88 percent.
iPhone 15 Pro, sealed | electronics | Megenagna | 145000 | new | In the box.
Samsung Galaxy A15 smartphone | electronics | Piassa | 21500 | new | Two SIM cards.
Used Nokia phone | electronics | Merkato | 1500 | | With charger.
ስማርት ስልክ | electronics | Hawassa | 9000 | | 64 ጂቢ።
Phone case with strap | electronics | Merkato | 350 | new | For iPhone and Galaxy.
Phone charger, fast | electronics | Merkato | 600 | new | USB-C.
Phone screen repair | repair | Mexico | 1800 | | While you wait.
Mobile car wash at your gate | carwash | Bole | 700 | | We bring water and soap.
Mobile money agent wanted | human | Adama | | | Paid by the month.
Dell Latitude laptop, 14 inch | electronics | 4 Kilo | 38500 | refurbished | For students and offices.
MacBook Air M1 | electronics | Bole | 79000 | used | Light and quiet.
Gaming laptop, 16 inch | electronics | Megenagna | 98000 | new | With a fast card.
ላፕቶፕ ኮር i5 | electronics | Gondar | 29000 | | 8 ጂቢ።
Laptop bag | fashions | Merkato | 1400 | new | Fits 15 inch.
Notebook, 200 pages | stationary | 4 Kilo | 120 | new | Ruled paper.
Desktop computer set | electronics | 4 Kilo | 33000 | used | Screen, keyboard and mouse.
iPad 9, 64 GB | electronics | Bole | 36000 | used | With pencil.
Laser printer | electronics | Mexico | 22000 | new | Prints 28 pages a minute.
Headphones without cable | electronics | Bole | 3400 | new | Thirty hours of music.
Bluetooth speaker | electronics | Bole | 2800 | new | Loud enough for a yard.
PlayStation 4 with two controllers | gaming | CMC | 26000 | used | Three games.
Canon camera with lens | photography | Piassa | 47000 | used | Sharp pictures.
Four-camera set for shops | homesecurity | Mexico | 28500 | new | See it on your phone.
Wi-Fi router | telecom | Bole | 3600 | new | Reaches three rooms.
Power bank, 20000 mAh | electronics | Merkato | 2500 | new | Charges a phone four times.
Toyota Vitz 2010, automatic | carbrands | Saris | 1450000 | used | One owner.
Toyota Corolla 2006 | carbrands | Adama | 1250000 | used | Silver.
Suzuki Dzire, 2023 | carbrands | Bole | 2300000 | new | Zero kilometres.
የቤት መኪና | carbrands | Piassa | 1350000 | | 2008 ሞዴል።
Hilux pickup, double cabin | carbrands | Kality | 3900000 | used | Strong on bad roads.
Minibus, twelve seats | carbrands | Merkato | 1750000 | used | Works every day.
Isuzu truck | carbrands | Kality | 4200000 | used | Carries five tons.
Motorbike, 150 cc | carbrands | Hawassa | 135000 | new | Little petrol.
Bajaj three wheeler | carbrands | Dire Dawa | 420000 | used | Blue.
Child bicycle, used | fitness | Summit | 4800 | | For six to nine years.
Mountain bike, 26 inch | fitness | Bole | 16500 | new | 21 gears.
Car battery, 70 Ah | automotive | Kality | 9500 | new | Fitted free.
Used tyres, 185/65 R15 | automotive | Kality | 3200 | | Four pieces.
Car rental with driver | rental | Bole | 4500 | | By the day.
Car wash, inside and outside | carwash | Gerji | 500 | | In one hour.
Car insurance | insurances | Kazanchis | 9000 | | Full or third party.
Two-bedroom apartment, furnished | homes | Bole | 45000 | | Third floor with lift.
Apartment for sale, 98 m2 | homes | CMC | 7800000 | | Two balconies.
Condominium, three rooms | homes | Summit | 3900000 | | Near the school.
Podcast studio by the hour | podcasting | Bole | 1500 | | Microphones and a quiet room.
Photo studio for rent | photography | Piassa | 2500 | | With lights.
Villa with garden | homes | Bole | 24000000 | | Four bedrooms and a garage.
House for rent in Ayat | homes | Ayat | 22000 | | Own gate.
የሚሸጥ ቤት | homes | CMC | 9500000 | | 150 ካሬ።
የሚከራይ ኮንዶሚኒየም | homes | Ayat | 14000 | | ሁለት መኝታ።
House plants, potted | land | Sarbet | 350 | | For sunny windows.
House cleaning, half a day | cleaning | Bole | 900 | | Own tools.
Land for a house, 200 m2 | homes | Bishoftu | 1600000 | | With title deed.
Office for four people | office | Kazanchis | 35000 | | Internet included.
Three-seat sofa, carved | design | Kazanchis | 28500 | new | Solid wood.
L shape couch | design | Gerji | 34000 | used | Grey cloth.
ሶፋ ባለ ሰባት መቀመጫ | design | Merkato | 41000 | | አዲስ።
Double bed with drawers | design | Merkato | 19500 | new | Without mattress.
Bed sheet, cotton | design | Merkato | 1300 | new | For a double bed.
Foam mattress | design | Merkato | 7800 | new | 120 by 190.
Dining table with six chairs | design | Piassa | 32000 | new | Oak.
Office chair | office | Mexico | 7400 | new | With wheels.
Wardrobe, three doors | design | Kality | 18500 | used | Mirror inside.
Ferris wheel and fun park | entertaiments | Bole | 300 | | Open on Sunday.
Curtains, made to measure | design | Merkato | 2600 | new | Any colour.
Running shoes, size 42 | fashions | Merkato | 3200 | new | Light soles.
Leather boots | fashions | Merkato | 4100 | new | Sewn by hand.
የሴቶች ጫማ | fashions | Piassa | 1800 | | ከ36 እስከ 40።
Shoe and bag repair | repair | Piassa | 200 | | In an hour.
Habesha kemis with gold thread | fashions | Shiro Meda | 6500 | new | Woven by hand.
የሐበሻ ቀሚስ | fashions | Shiro Meda | 5400 | | በእጅ የተሸመነ።
Wedding dress for rent | events | Bole | 12000 | | Sizes 36 to 44.
Men's jeans | fashions | Merkato | 1600 | new | Blue.
Winter jacket | fashions | Merkato | 2900 | new | With hood.
School backpack | fashions | Merkato | 1100 | new | Two pockets.
Gold ring, 18 carat | jewelry | Piassa | 38000 | new | Weighed before you.
Wrist watch for men | jewelry | Piassa | 4500 | new | Leather strap.
Perfume, 100 ml | health | Bole | 2400 | new | Rose.
Hair braiding | sallons | Gerji | 600 | | At home too.
Yirgacheffe coffee, 5 kg | foods | Sarbet | 3900 | | Roasted this week.
ቡና የተፈጨ | foods | Jimma | 700 | | አንድ ኪሎ።
Coffee table, glass | design | Bole | 5600 | new | Round.
Injera, twenty pieces | foods | Saris | 400 | | From teff.
White teff, 50 kg | foods | Bahir Dar | 7200 | | Cleaned.
Honey from Kaffa | foods | Jimma | 900 | | Not heated.
በርበሬ የተፈጨ | foods | Merkato | 650 | | አንድ ኪሎ።
Birthday cake | foods | Bole | 1500 | | With a name on it.
Dairy cow with calf | agriculture | Bishoftu | 145000 | | Twelve litres a day.
Two rams for the holiday | agriculture | Debre Birhan | 19000 | | Fat.
Chickens, forty five days | agriculture | Bishoftu | 320 | | Vaccinated.
Puppy, eight weeks | pet | Bole | 6000 | | German shepherd.
Toy blocks for children | gaming | Bole | 900 | new | Wood.
Stroller with rain cover | baby | Bole | 7900 | used | Folds in one move.
Grade 12 textbooks | books | 4 Kilo | 800 | used | Nine books.
English lessons at home | elearning | Bole | 500 | | By the hour.
Guitar with bag | music | Piassa | 5200 | new | Six strings.
Krar, six strings | music | Piassa | 3300 | new | Tuned.
Generator, 5 kW | energy | Kality | 68000 | new | Diesel.
Solar panel set | energy | Mekelle | 54000 | new | For lights and a radio.
Water tank, 2000 litres | energy | Kality | 14800 | new | Black.
Plumber, day and night | repair | Bole | 500 | | Pipes and taps.
Electrician for new houses | repair | CMC | 600 | | Wiring and lamps.
House moving with packing | logistic | Bole | 6000 | | Four men and a truck.
Wedding photographer | photography | Bole | 35000 | | Album included.
Nanny for two children | human | Gerji | 9000 | | Speaks English.
Document translation | translation | 4 Kilo | 300 | | Amharic and English.
Cement, 50 kg | architecture | Kality | 1250 | | From ten bags on.
Flight to Dubai | travels | Bole | 42000 | | Any day.
Hotel room in Bahir Dar | travels | Bahir Dar | 2800 | | By the lake.
Engine parts, new and used | automotive | Kality | 1500 | | Ask for yours.
New Balance running shoes | fashions | Bole | 6800 | used | Worn twice.
Radio, two bands | electronics | Merkato | 1300 | used | Runs on batteries.
`;

const listingAt = (line: string, position: number): Listing => {
  const [name = '', category = '', place = '', price = '', condition = '', description = ''] = line
    .split('|')
    .map((part) => part.trim());
  const town = towns.find((one) => one.name === place);
  return buildListing({
    product_name: name,
    category,
    company_name: `Shop ${String.fromCharCode(65 + (position % 26))}`,
    location: place,
    latitude: town ? String(town.latitude) : null,
    longitude: town ? String(town.longitude) : null,
    price: price === '' ? null : price,
    condition: condition === '' ? null : condition,
    description,
    date_posted: dateBefore(position * day),
  });
};

/** A handmade market, independent of the demonstration. */
export const market: readonly Listing[] = lines.trim().split('\n').map(listingAt);
