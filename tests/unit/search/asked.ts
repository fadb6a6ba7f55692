/** Offers for the searches below, one per line: name | category | place. */
export const askedMarket = `
Dell Latitude laptop | electronics | Bole
Laser printer for laptops | electronics | Piassa
iPhone 13, 128 GB | electronics | Bole
Samsung Galaxy S21 | electronics | Piassa
Samsung smartphone with two SIM cards | electronics | Merkato
PlayStation 5, PS5 | gaming | CMC
Saxophone | music | Piassa
Toyota Vitz 2010 | carbrands | Adama
ቪትዝ 2012 | carbrands | Saris
Isuzu NPR | carbrands | Kality
Double bed | design | Merkato
Leather handbag | fashions | Adama
Tea and coffee set | appliances | Bole
Cat food and cat sand | pet | CMC
Two-bedroom apartment | homes | Bole
የሚከራይ ቤት | homes | ሳር ቤት
House with garden | homes | Megenagna
Plot of land, 200 m2 | homes | Bishoftu
የሀበሻ ልብስ | fashions | Shiro Meda
የሰርግ አበባ | events | Bole
የሰርግ ልብስ ኪራይ | events | Bole
Adidas jeans | fashions | Merkato
Leather jacket | fashions | Merkato
Men's shirt | fashions | Merkato
Men's shoes | fashions | Merkato
Nike trainers | fashions | Merkato
ዋይፋይ ራውተር | telecom | Bole
አይቴል ስልክ | electronics | Bole
ሁዋዌ ስልክ | electronics | Bole
ቴክኖ ስልክ | electronics | Bole
ሻኦሚ ስልክ | electronics | Bole
HP printer | electronics | Bole
ኤልጂ ቴሌቪዥን | appliances | Bole
ዓሣ | foods | Hawassa
Fresh fish | foods | Bahir Dar
Mineral water, twelve bottles | foods | Ambo
ሽሮ ዱቄት | foods | Merkato
Fishing boat | marine | Bahir Dar
Steel door | architecture | Kality
Butter, fresh | foods | Gondar
Bread, two loaves | foods | Bole
Iron bar, 12 mm | architecture | Kality
Wall socket | electronics | Merkato
Gold ring | jewelry | Piassa
ጨርቅ በሜትር | fashions | Merkato
Vacancy for a cook | human | Bole
Wood carving | art | Sarbet
የቤት ሠራተኛ | human | Bole
Driver with licence | human | Bole
Potatoes, 50 kg | agriculture | Shashamane
ጌጣጌጥ | jewelry | Piassa
Tutor for mathematics | elearning | Bole
Wall paint, white | architecture | Kality
Dairy cattle | agriculture | Asella
Ram for the holiday | agriculture | Debre Birhan
Roasted coffee | foods | Jimma
Sofa near the square | design | Jemo
Chairs, wood | design | Kotebe
Mattress | design | Lege Tafo
Curtains | design | Haya Hulet
Ferris wheel and fun park | entertaiments | Bole
Haircut and beard trim | sallons | Bole
Savings plan for school fees | insurances | Bole
Grade 12 exam course | elearning | Bole
ሙዝ በካርቶን | foods | Bole
ፍየል | agriculture | Bole
የምግብ ዘይት | foods | Bole
Washing machine, 8 kg | appliances | Bole
Over-ear headphones | electronics | Bole
Ground floor flat for rent | homes | Bole
`;

/** Searches that people have typed: typed | name of the first offer | name that no offer may have. */
export const asked = `
# The thing before what belongs to it
laptop | Dell Latitude laptop |
phone | iPhone|Samsung smartphone|ስልክ | Saxophone|Ferris
car | Toyota|ቪትዝ | SIM
bed | Double bed | apartment
iphone | iPhone 13 |
# Joined and split words
iphone13 | iPhone 13 |
ps 5 | PlayStation 5 |
ps5 | PlayStation 5 |
galaxy s21 | Samsung Galaxy S21 |
galaxy s 21 | Samsung Galaxy S21 |
ዋይ ፋይ | ዋይፋይ |
ዋይፋይ | ዋይፋይ |
ጌጣ ጌጥ | ጌጣጌጥ|Gold ring |
# Amharic
ስልኮች | ስልክ|iPhone|Samsung |
ቤቶች | ቤት|House | ልብስ
መኪኖች | Toyota|ቪትዝ |
ልብሶች | ልብስ |
ለሰርግ | ሰርግ | trim
የሰርግ | ሰርግ | trim
በቦሌ ቤት | Two-bedroom|House|ቤት |
ቤት በመርካቶ | ቤት|House |
yebet kiray | ቤት |
yehabesha libs | የሀበሻ ልብስ |
የሰርግ አበባ | የሰርግ አበባ |
wedding flowers | የሰርግ አበባ |
libs | ልብስ |
adidas | Adidas |
jeans | jeans |
አይፎን | iPhone |
itel | አይቴል | ሁዋዌ|ቴክኖ
huawei | ሁዋዌ |
techno | ቴክኖ |
xiaomi | ሻኦሚ | exam
vitz | Vitz|ቪትዝ |
ቪትዝ | Vitz|ቪትዝ |
አይሱዙ | Isuzu |
ኤችፒ | HP printer |
lg | ኤልጂ |
ናይኪ | Nike |
# No false friends
ስልክ | iPhone|Samsung|ስልክ | Ferris
አሳ | ዓሣ|fish | ^Sofa|fees
asa | ዓሣ|fish | ^Sofa|fees
ዳቦ | Bread | beard
ambo wuha | Mineral water |
ሽሮ | ሽሮ | shirt
shiro | ሽሮ | shirt
ቦታ | Plot of land | boat
በር | door | Butter
ብረት | Iron bar | Bread
ሶኬት | Wall socket | jacket
ጨርቅ | ጨርቅ | Gold
sira | Vacancy|ሠራተኛ | carving
የሴቶች ቦርሳ | handbag | set
mouse | nothing |
file | nothing |
sheet | nothing |
knitting machine | nothing |
phone charger | nothing |
የመኪና ጎማ | nothing |
flat for sale | Two-bedroom | rent|የሚከራይ
flat for rent | Ground floor flat |
headfone | headphones |
infinix | iPhone|Samsung|ስልክ |
# Goods
ውሃ | Mineral water |
ቀለም | Wall paint |
ሠራተኛ | ሠራተኛ|Vacancy |
ሹፌር | Driver |
ድንች | Potatoes |
አስጠኚ | Tutor |
# Afaan Oromoo
bilbila | iPhone|Samsung|ስልክ |
konkolaataa | Toyota|ቪትዝ |
mana | ቤት|House |
kophee | shoes |
uffata | ልብስ |
loon | cattle |
buna | coffee |
hoolaa | Ram |
bishaan | Mineral water |
daabboo | Bread | beard
siree | Double bed |
lafa | Plot of land |
dinnichaa | Potatoes |
qurxummii | ዓሣ|fish |
`;

/** The recognised place of each search: typed | its name, or `-` for none. */
export const askedPlaces = `
ቤት ሳር ቤት | Sarbet
ሃያ ሁለት ቤት | Haya Hulet
house near 22 | Haya Hulet
22 mazoria house | Haya Hulet
house jemo | Jemo
house lebu | Lebu
house gofa | Gofa
house lafto | Lafto
house kolfe | Kolfe
house ayer tena | Ayer Tena
house tor hayloch | Tor Hayloch
house sidist kilo | 6 Kilo
house kotebe | Kotebe
house lege tafo | Lege Tafo
house addis ketema | Addis Ketema
አዲስ ከተማ ቤት | Addis Ketema
house akaki | Akaki
ቤት ደብረ ታቦር | Debre Tabor
ቤት ደብረማርቆስ | Debre Markos
ቤት ሲ ኤም ሲ | CMC
house bahar dar | Bahir Dar
house debre zeyit | Bishoftu
house awasa | Hawassa
house nazret | Adama
በቦሌ ቤት | Bole
ቤት በመርካቶ | Merkato
ambo wuha | -
tv 22 inch | -
አሳ | -
አዲስ አበባ ቤት | -
`;
