/**
 * Searches of the demonstration, one per line: typed | the name of the first offer, or `-` if nothing is found | names
 * that no result may have. Somebody who had not seen the results wrote the first part.
 */
export const demonstrationSearches = String.raw`
smart phone under 20k | ^Smartphone.*(Mexico|Gerji)$ | ^Smartphone.*two SIM cards(, Bole)?$
used laptop piassa | ^Used laptop with new battery$ | Gaming laptop
43 inch tv | ^43-inch smart television
samsung refrigerator double door | ^Refrigerator, double door | television
cheap second hand frige | ^Second-hand fridge | ^Refrigerator, double door
fridge near bole | ^Second-hand fridge, 180 litres, Bole$|^Fridge with freezer, 220 litres$ | laptop
2 bedroom apartment for rent bole | ^Two-bedroom flat for rent, Bole$ | for sale
houses for sale in summit | for sale, Summit$ | for rent
toyota vitz | ^Small city car | insurance|car wash
handbag between 3000 and 5000 | ^Leather handbag.*Kality$ | ^Leather handbag, stitched by hand(, (Bole|Adama|Shiro Meda|Piassa))?$
motor bike under 150,000 birr | ^Motorbike, 150 cc, Mexico$ | ^Motorbike, 150 cc(, (Shashamane|Sarbet|Gerji))?$
headfone | headphones
cctv camera | ^Four-camera set | ^Camera with two lenses|^Film camera
baby milk bottle | ^Bottles with slow-flow teats | Milk cow
wheel chair | ^Wheelchairs | ^Dining chairs
electrician | ^Wiring for new houses
weding cake | ^Wedding cake
dstv dish | ^Satellite dish
tshirts | T-shirts
flight ticket to dubai | ^Flight tickets
sewing machine | - | Washing machine
bed sheets | - | Double bed|Copy paper
iphone charger | - | Smartphone|laptop|car battery|scooter
microwave oven | - | fridge|freezer|television|bread
air conditioner | - | Air freight|fridge|freezer
ያገለገለ ላፕቶፕ | ^Used laptop|^Refurbished.*laptop | Gaming laptop|Laptop for students
የሚከራይ ቤት በቦሌ | ^Two-bedroom flat for rent, Bole$ | for sale
የሚሸጥ ቤት ሳርቤት | for sale, Sarbet$ | for rent
ላፕቶፕ ከ30ሺ ብር በታች | ^Used laptop|^Laptop for students, 13 inch, Piassa$ | Gaming|Refurbished|13 inch(, Bole)?$
ጫማ ከ3000 እስከ 4000 ብር | ^Heels for weddings|^Running shoes.*Shiro Meda$ | ^Running shoes, sizes 36 to 45(, (Adama|Kality|Bole))?$
ወንበሮች | ^Dining chairs|^Chairs and tables
አዲስ ፍሪጅ | ^Fridge with freezer|^Refrigerator, double door | Second-hand fridge
የሀበሻ ቀሚሶች | ^Habesha kemis
በግ ለበዓል | ^Sheep for the holiday
ማር | ^Raw forest honey
የመኪና ኢንሹራንስ | ^Car insurance | Car hire
ቴሌቪዥን በመርካቶ | television, Merkato$
የልብስ ማጠቢያ ማሽን | ^Washing machine | car wash
ለልጆች የትምህርት ቤት ቦርሳ | ^School backpack | handbag
የቤት ሰራተኛ | ^House help and nannies | for sale|for rent
ችግኞች | saplings|^Seedlings
ርካሽ ሶፋ | ^Three-seat sofa.*Hawassa$
ጤፍ | - | maize
ሲሚንቶ | - | .
የመኪና ጎማ | - | Family SUV|Small city car|Minibus|Pickup|insurance|car wash|Car hire
yemikeray bet mexico | (flat|studio) for rent, Mexico$ | for sale
suk kiray merkato | ^Shop on a busy street for rent, Merkato$ | for sale
yagelegele tv | ^32-inch television, used | 43-inch|55-inch
yirgachefe buna | ^Yirgacheffe coffee
alga | ^Double bed
tsegur seri | braids and hair styling|^Haircut
yelij libs | ^Cotton clothes for newborns
mekina shiyach | ^Small city car|^Family SUV|^Pickup with double cabin|^Minibus | car wash|Car insurance
shinkurt | - | Tomatoes
gaz midija | - | fridge|freezer|Business plan
bilbila | ^Smartphone
mana kiraa | (flat|studio) for rent | for sale
konkolaataa gurgurtaa | ^Small city car|^Family SUV|^Pickup with double cabin|^Minibus | car wash|Car insurance
hoolaa | ^Sheep for the holiday
kitaaba | textbooks|novels|^Atlas|^Colouring books
playstation controller | ^Game console controller|^Wireless controller | Desktop
solar panel | ^Solar home set | Car battery
guitar for beginner | ^Acoustic guitar | Boxing
bicycle | ^Town bicycle | ^Motorbike
teddy bear for kids | ^Soft teddy bear | beard
plumber | -
engagement ring gold | ^Engagement ring
kids bag | ^School backpack | Acoustic guitar
office chair | ^Dining chairs|^Chairs and tables | Office cleaning|Wheelchairs
english class | ^English conversation | Mathematics
math tutor | ^Mathematics for grades | Yoga
water tank | ^Water tank and pump | Clean water
tattoo near piassa | tattoo | Haircut
fresh eggs | ^Laying hens and fresh eggs
sofa set three seater | ^Three-seat sofa
accountant | ^Tax and accounts advice
gym trainer | ^Personal trainer
ጊታር | ^Acoustic guitar
የልጆች ብስክሌት | ^Town bicycle
የሰርግ ኬክ | ^Wedding cake
ስልክ ከ25ሺ ብር በታች | ^Smartphone | repair|Phone app|Old phones
የመኪና ባትሪ | ^Car battery | Family SUV|Small city car
አስተርጓሚ | ^Interpreter|^Certified
እንቁላል | fresh eggs
የፀሐይ ኃይል | ^Solar
መጽሐፍ | novels|textbooks|^Atlas|^Colouring
የቢሮ ወንበር | chairs|^Chairs | Office cleaning
የወርቅ ቀለበት | ^Engagement ring|^Wedding rings
yemekina kiray | ^Car hire | (flat|studio) for rent
metsihaf | novels|textbooks|^Atlas|^Colouring
enkulal | fresh eggs
addis mobile | ^Smartphone | Mobile car wash|Paintings
kompiitara | ^Desktop computer|laptop
uffata ijoollee | ^Cotton clothes for newborns
konkolaataa kireeffannaa | ^Car hire | (flat|studio) for rent
mana gurgurtaa | for sale | for rent
hanqaaquu | fresh eggs
plumber near 22 | -
dining table | ^Chairs and tables|^Dining chairs | flowers|tennis
iphone 13 pro max price in addis | ^Smartphone | Paintings
hotel in Hawassa | ^Staff for shops and hotels | toilet paper|Tomatoes
used car up to 3 million birr | ^Small city car
samsung a14 used | -
tv 32 inch | ^32-inch television
labtop for students | ^Laptop for students
refrigrator second hand under 15000 | ^Second-hand fridge
የቤት ሰራተኛ | ^House help and nannies | for sale
ስልኮች በመርካቶ | ^Smartphone
beg megzat | ^Sheep for the holiday
ye habesha libs | ^Habesha kemis
# Their order was once wrong
phone | ^Smartphone
car | ^Small city car
cars | ^Small city car
laptop | ^Laptop for students|^Gaming laptop
bed | ^Double bed
bag | ^Leather handbag
honey | ^Raw forest honey
motor | ^Motorbike
insurance | ^Car insurance
repair | repair$
wedding | ^Wedding
battery | ^Car battery
driver | with driver
house cleaner | ^House cleaning | for sale
home cleaning | ^House cleaning | for sale
women's shoes | ^Heels
የሴት ጫማዎች | ^Heels
ladies bag | ^Leather handbag
suzuki dzire | ^Small city car | SUV
toyota yaris | ^Small city car
iphone 13 pro max | ^Smartphone | programme
plumer megenagna | - | .
ላፕቶፕ በ30 ሺ | ^Used laptop | Gaming
silk be 15 shi | - | .
በገርጂ የጽዳት ሰራተኛ | cleaning|cleaner | Sheep|Staff
astemari | ^Mathematics | Staff
wedding car rent | ^Car hire | live stream
የሰርግ መኪና | ^Car hire | ^Family SUV
math tutor | ^Mathematics | Violin|Football
አስጠኚ ለልጆች | ^Mathematics | CV writing
office space kazanchis | ^Monthly pass|^Meeting room|^Desk by the day
ኮንዶሚኒየም ለሽያጭ ጀሞ | ^New flats | for rent
ቤት ጽዳት ቦሌ | cleaning | for sale|for rent
used car under 1 million | - | .
fridge under 1,000 | - | .
tv stand | - | .
yebet wenber | ^Dining chairs | house|home
yemekina goma | - | car|SUV
yeserg libs | ^Wedding dress
የሀበሻ ቀሚሶች | ^Habesha kemis | Wedding
flat for rent | ^Two-bedroom flat for rent | for sale
room for rent | ^Furnished studio for rent|^Two-bedroom flat for rent | for sale
meeting room | ^Meeting room | flat|house|studio
hotel room | ^Staff for shops and hotels | flat|house|studio
redmi note12 8gb | ^Smartphone | television
minibus with driver for a day | ^Car hire with or without driver | Minibus
weekend trip to lalibela | trek|Bus seats|Flight|travel planning |
is there a dentist open on sunday? | - | .
የህፃናት ልብስ | newborn |
2 bedroom apartment for rent in bole | ^Two-bedroom flat for rent, Bole$ | studio
3br house ayat | for sale, Ayat$ |
present for my wife | ^Gift wrapping | Pens
የሙሽራ ሜካፕ | ^Bridal make-up |
yeset chama | ^Heels |
2 bedroom | ^Two-bedroom flat for rent | studio|sale
ሁለት መኝታ ኮንዶሚኒየም | ^Two-bedroom flat for rent | studio|sale
how much is a bus ticket to harar | ^Bus seats | Minibus|Flight
bus to harar | ^Bus seats|^Minibus | basket
airport pickup | ^Car hire with or without driver | double cabin
car with driver | ^Car hire with or without driver | SUV|truck
souvenirs to take home | jebena|baskets|Paintings | house|home for sale
dj for wedding | ^Sound | dress|stream
sound system | ^Sound | .*Solar
who can fix my fridge? | repair | ^Fridge|^Small fridge|^Second-hand
buna | coffee |
villa with compound | ^Family house with garden | water
የልደት ኬክ | ^Birthday cake | Balloons
yemishet bet ayat | for sale, Ayat$ | for rent
used washing machine | ^Washing machine | fridge
something for my baby | newborn|babies | Camera|Wi-Fi
laptop for students | ^Laptop for students | bag
2 bedroom for rent | ^Two-bedroom flat for rent | car
2 bedroom for rent under 30000 | - | .
3 bedroom condominium summit | for sale, Summit$ | Two-bedroom
cheap smartphone | ^Smartphone.*Mexico$
electric car byd | ^Small city car
garden | ^Garden
used car | ^Small city car|^Family SUV | wash|hire
car wash | ^Car wash|^Mobile car wash
who repairs shoes? | shoe.*repair
hair salon | ^Haircut|braids
ቤት ኪራይ | for rent | for sale
used fridge | ^Second-hand fridge | ^Refrigerator, double door
`;
