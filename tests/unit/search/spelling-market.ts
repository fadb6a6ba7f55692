import type { Listing } from '@/listings/listing';
import { buildListing } from '#tests/data/build-listing';

/** One offer per line, each thing in one script only: name | category | place | company. */
const lines = `
ፍሪጅ ሁለት በር | appliances | ቦሌ | ሰላም ኤሌክትሮኒክስ
ልብስ ማጠቢያ ማሽን | appliances | ፒያሳ | ሰላም ኤሌክትሮኒክስ
ቴሌቪዥን 43 ኢንች | electronics | መርካቶ | አቢሲኒያ
የቤት መኪና | carbrands | አዳማ |
ቶዮታ ኮሮላ 2008 | carbrands | ሳሪስ |
ባለ ሦስት በር ቁም ሳጥን | design | ቃሊቲ | ዋንዛ ፈርኒሺንግ
የእንጨት ጠረጴዛ | design | ፒያሳ | ዋንዛ ፈርኒሺንግ
ወንበር ስድስት | design | ፒያሳ | ዋንዛ ፈርኒሺንግ
አልጋ ከነፍራሹ | design | መርካቶ |
ምንጣፍ | design | መርካቶ |
መጋረጃ | design | ሜክሲኮ |
የሴቶች ጫማ | fashions | ፒያሳ |
የሐበሻ ቀሚስ | fashions | ሽሮ ሜዳ | ጥበብ ልብስ
ጋቢ በእጅ የተሸመነ | fashions | ሽሮ ሜዳ | ጥበብ ልብስ
የወርቅ ቀለበት | jewelry | ፒያሳ |
ሽቶ | health | ቦሌ |
ቡና የተፈጨ | foods | ጅማ |
ነጭ ጤፍ | foods | ባሕር ዳር |
በርበሬ የተፈጨ | foods | መርካቶ |
ማር | foods | ጅማ |
ቅቤ ለጋ | foods | ጎንደር |
ድንች በኩንታል | agriculture | ሻሸመኔ |
ቲማቲም | agriculture | ዝዋይ |
ሽንኩርት | agriculture | ዝዋይ |
ሙክት በግ | agriculture | ደብረ ብርሃን |
ዶሮ | agriculture | ቢሾፍቱ |
ወተት | foods | ቢሾፍቱ |
የሚሸጥ መሬት | homes | ሐዋሳ |
ኮንዶሚኒየም የሚከራይ | homes | አያት |
ጀበና | art | ሳር ቤት |
ምጣድ | appliances | መርካቶ |
የግድግዳ ሰዓት | design | ቦሌ |
ቦርሳ | fashions | መርካቶ |
ሸሚዝ | fashions | መርካቶ |
ሱሪ | fashions | መርካቶ |
መጽሐፍ ለልጆች | books | 4 ኪሎ | ማንኩሳ
ክራር | music | ፒያሳ |
ጀነሬተር | energy | ቃሊቲ |
ጎማ | automotive | ቃሊቲ |
ብስክሌት | fitness | ሐዋሳ |
ሳሙና | cleaning | መርካቶ |
ብርድ ልብስ | design | መርካቶ |
ሲሚንቶ | architecture | ቃሊቲ |
አሸዋ | architecture | ቃሊቲ |
ቆርቆሮ | architecture | ቃሊቲ |
ሚስማር | architecture | ቃሊቲ |
ፕሪንተር | electronics | ሜክሲኮ |
ጠበቃ | consultancy | ካዛንቺስ |
ትርጉም | translation | 4 ኪሎ |
ክራባት | fashions | ቦሌ |
ሚጥሚጣ | foods | መርካቶ |
ሽሮ ዱቄት | foods | መርካቶ |
ዝንጅብል | foods | ሆሳዕና |
Dell laptop, 14 inch | electronics | 4 Kilo |
Samsung Galaxy A15 smartphone | electronics | Piassa |
Microwave oven | appliances | Bole |
Blender with two jars | appliances | Bole |
Steam iron | appliances | Piassa |
Three-seat sofa | design | Kazanchis |
Office desk | office | Mexico |
Leather jacket | fashions | Merkato |
Men's suit | fashions | Merkato |
Wedding dress | events | Bole | Velo House
Shampoo | health | Bole |
Lipstick | health | Bole |
Hilux pickup | carbrands | Kality |
Motorbike, 150 cc | carbrands | Hawassa |
Minibus, twelve seats | carbrands | Merkato |
Villa with garden | homes | Bole |
Two-bedroom apartment | homes | CMC |
Shared office room | office | Kazanchis |
Tea from Wush Wush | foods | Jimma |
Bread, wholegrain | foods | Bole |
Birthday cake | foods | Bole |
Injera, twenty pieces | foods | Saris |
Mango juice | foods | Bole |
Goat, two years | agriculture | Adama |
Dairy cow with calf | agriculture | Bishoftu |
Puppy, eight weeks | pet | Bole |
Guitar | music | Piassa |
Piano | music | Bole |
Football boots | fitness | Merkato |
Solar panel | energy | Mekelle |
Water tank, 2000 litres | energy | Kality |
Plumber, day and night | repair | Bole |
Electrician | repair | CMC |
Nanny for two children | human | Gerji |
Wedding photographer | photography | Bole |
Flight to Dubai | travels | Bole |
Hotel by the lake | travels | Bahir Dar |
Router | telecom | Bole |
Headphones | electronics | Bole |
Bluetooth speaker | electronics | Bole |
Vitamin tablets | medical | Lideta |
Mesob, woven by hand | art | Shiro Meda | Sheba Crafts
Kolo, roasted barley | foods | Dessie |
Tej, one litre | foods | Gondar |
Ambasha | foods | Mekelle |
Sheep, fat | agriculture | Debre Birhan |
`;

/** Offers of a table: name | category | place | company. */
export const marketOf = (table: string): readonly Listing[] =>
  table
    .trim()
    .split('\n')
    .map((line, position) => {
      const [name = '', category = '', place = '', company = ''] = line.split('|').map((part) => part.trim());
      return buildListing({
        id: position + 1,
        product_name: name,
        category,
        company_name: company,
        location: place,
        latitude: null,
        longitude: null,
        description: '',
      });
    });

/** A market for searches in another script or spelling than the offer's. */
export const spellingMarket = marketOf(lines);
