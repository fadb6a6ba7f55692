/**
 * Searches as people type them, one per line: typed | first | never | also. The last three are regular expressions for
 * an offer's `name · place · condition`. `first`: offers that match come first, up to three of them; `-` means that
 * nothing is found. `never`: no offer that matches is found, nor, with `>20000`, any that costs more. `also`: all
 * offers that match are found.
 */

/** The searches of the other tests of search and matching. */
export const tested = String.raw`
tv | tv|television|ቴሌቪዥን | repair | ቴሌቪዥን|television
TVs | tv|television|ቴሌቪዥን | repair | ቴሌቪዥን
ቴሌቪዥን | tv|television|ቴሌቪዥን | repair | smart tv
television | television|tv|ቴሌቪዥን | repair | smart tv
laptop | laptop|macbook|ላፕቶፕ | ^notebook | macbook
notebook | notebook | macbook
laptop bag | laptop bag
sofa | sofa|couch|ሶፋ | | couch
washing machine | washing machine|ልብስ ማጠቢያ | car wash|dish
machine washing | washing machine|ልብስ ማጠቢያ | car wash|dish
shoes | .*shoes\b|የሴቶች ጫማ|leather boots|heels|sandals|.*boots |  | የሴቶች ጫማ
chama | .*shoes\b|የሴቶች ጫማ|leather boots|heels|sandals|.*boots |  | የሴቶች ጫማ
ጫማ | .*shoes\b|የሴቶች ጫማ|leather boots|heels|sandals|.*boots |  | የሴቶች ጫማ
mekina | toyota|suzuki|የቤት መኪና|.*\b(car|suv)\b(?!.*wash) | | toyota
CAFE tables | table(?! flowers| tennis)
refrigerator | fridge|refrigerator|ፍሪጅ|freezer | inverter|flat
fridge | (?!.*repair).*(fridge|refrigerator|freezer|ፍሪጅ) | inverter | ፍሪጅ
frige | fridge|refrigerator|freezer|ፍሪጅ | inverter
firdge | fridge|refrigerator|freezer|ፍሪጅ | inverter
fridje | fridge|refrigerator|freezer|ፍሪጅ | inverter
cheap fridges | fridge|refrigerator|freezer|ፍሪጅ | inverter
ፍሪጅ | fridge|refrigerator|freezer|ፍሪጅ | inverter | lg refrigerator
fridge bole | .*(fridge|ፍሪጅ|refrigerator|freezer).*bole | inverter
Bole fridge | .*(fridge|ፍሪጅ|refrigerator|freezer).*bole | inverter
frige bolle | .*(fridge|ፍሪጅ|refrigerator|freezer).*bole | inverter
fridge in Bole, Addis Ababa | .*(fridge|ፍሪጅ|refrigerator|freezer).*bole | inverter
ፍሪጅ በቦሌ | .*(fridge|ፍሪጅ|refrigerator|freezer).*bole | inverter
refrigerator ቦሌ | .*(fridge|ፍሪጅ|refrigerator|freezer).*bole | inverter
bole zzzz | bole
samsung television | smart tv.*samsung | | smart tv|32-inch
zzzz | -
!? … | -
a used fridge in bole | .*fridge.*bole.*used$ | inverter|.*new$
shoes 4 kilo | .*shoes\b|የሴቶች ጫማ|leather boots|heels|sandals|.*boots
arat kilo shoes | .*shoes\b|የሴቶች ጫማ|leather boots|heels|sandals|.*boots
bahirdar hotel | hotel.*bahir dar
ፍሪጅ ቦሌ | .*(fridge|ፍሪጅ|refrigerator|freezer).*bole
ፍሪጅ ባሕር ዳር ከ20,000 ብር በታች | .*fridge|.*ፍሪጅ | >20000
fridge under 20000 | .*fridge|.*ፍሪጅ|.*freezer | inverter|>20000
fridge below 20,000 birr near Bole | .*(fridge|ፍሪጅ|freezer).*(bole|gerji|merkato) | >20000
laptop up to 45k | (?!laptop bag).*laptop|ላፕቶፕ | laptop bag|>45000
home internet up to 100 Mbit | home internet
generator under 5 kW | generator
iphone 12 | iphone 12 | car wash
bole | bole
ladders? | ladder
Six wooden chairs wanted | dining
Looking for a second-hand fridge | used fridge|second-hand fridge|ያገለገለ ፍሪጅ | .*new$
frige fridge | fridge|refrigerator|freezer|ፍሪጅ
A refrigerator, up to 20,000 Birr | fridge|ፍሪጅ | >20000
I need injera | injera
Selling a dining table | dining table|table(?! flowers| tennis)
I need a radio | radio|two-way radio
Who repairs shoes? | shoe.*repair
New shoes, size 42 | running shoes, size 42|running shoes, sizes | .*used$
Four tyres | .*tyres
የሴቶች ጫማ | የሴቶች ጫማ
café tables | table(?! flowers| tennis)
refrigerator in Hawassa | (fridge|ፍሪጅ|refrigerator).*hawassa
fridj | fridge|refrigerator|ፍሪጅ|freezer
`;

/** What people look for every day, and how they type it. */
export const everyday = String.raw`
used fridge | used fridge|second-hand fridge|ያገለገለ ፍሪጅ | new$|inverter
second hand fridge | used fridge|second-hand fridge|ያገለገለ ፍሪጅ | new$|inverter
second-hand fridge | used fridge|second-hand fridge|ያገለገለ ፍሪጅ | new$|inverter
secondhand fridge | used fridge|second-hand fridge|ያገለገለ ፍሪጅ | new$|inverter
new fridge | (fridge|refrigerator|freezer).*new$ | used$|^used|second-hand|ያገለገለ
brand new fridge under 50000 | (fridge|refrigerator).*new$ | .*used$|>50000
used fridge under 12000 | used fridge|second-hand fridge|ያገለገለ ፍሪጅ | .*new$|>12000
fridge under 20000 near bole | .*(fridge|ፍሪጅ|freezer).*(bole|gerji|merkato) | >20000
fridge 180 litres | fridge, 180
small fridge | small.*fridge|fridge.*small
samsung fridge | samsung.*fridge | | lg
fridge repair | fridge repair
freezer | freezer|fridge|refrigerator|ፍሪጅ | inverter
apartment | .*(apartment|flat)|furnished studio|condominium|የሚከራይ ኮንዶሚኒየም | podcast
apartments bole | .*apartment.*bole | podcast
apartment for rent | .*(apartment|flat)|furnished studio|condominium|የሚከራይ ኮንዶሚኒየም | podcast
flat | .*(apartment|flat)|furnished studio|condominium|የሚከራይ ኮንዶሚኒየም | podcast
studio | .*studio|.*(apartment|flat)|furnished studio|condominium|የሚከራይ ኮንዶሚኒየም
podcast studio | podcast studio
2 bedroom apartment | two-bedroom apartment|2.bedroom apartment | podcast
house | house for rent|villa|.*house with garden|terraced house|የሚሸጥ ቤት | .*repair|inverter
house for sale | villa|.*house with garden|terraced house|የሚሸጥ ቤት | .*for rent|የሚከራይ
house for rent ayat | house for rent.*ayat|(furnished studio|two-bedroom flat) for rent, (ayat|summit) | terraced house|small starter
villa bole | villa.*bole
condominium | .*(apartment|flat)|furnished studio|condominium|የሚከራይ ኮንዶሚኒየም | podcast
office | office | apartment
land bishoftu | land.*bishoftu
iphone | iphone | car wash|money agent|case
iphone 15 | iphone 15 | car wash
new iphone | iphone.*new$ | used$|car wash
used iphone | iphone.*used$ | .*new$
phone | iphone|.*smartphone|used nokia|ስማርት ስልክ | car wash|money agent|apartment
mobile | iphone|.*smartphone|used nokia|ስማርት ስልክ | apartment
phone under 10000 | used nokia|ስማርት ስልክ | >10000
samsung phone | samsung galaxy|smartphone
phone case | phone case
phone charger | phone charger
phone repair | phone.*repair
smartphone | iphone|.*smartphone|used nokia|ስማርት ስልክ | car wash
used laptop | (laptop|macbook).*used$|used laptop | new$
laptop under 40000 | (?!laptop bag).*laptop|ላፕቶፕ | laptop bag|>40000
gaming laptop | gaming laptop
macbook | macbook|laptop
labtop | laptop|macbook|ላፕቶፕ
computer | desktop|.*laptop(?! bag)|macbook|ላፕቶፕ
ipad | ipad|tablet
printer | printer
tv 43 inch | 43.inch|43 inch
smart tv under 35000 | smart tv|43-inch|television | >35000
used tv | (tv|television).*used$ | new$
ps4 | playstation|console
car | toyota|suzuki|hilux|መኪና|car | insurance|wash
used car | (toyota|hilux|car|suv).*used$ | new$|wash|rental
toyota | toyota
toyota vitz | vitz
vitz | vitz
car wash | .*wash\b | toyota
car rental | car rental|car hire
car battery | car battery
pickup | pickup|hilux
motorbike | motorbike|electric scooter
motorcycle | motorbike|electric scooter
bicycle | child bicycle|mountain bike|town bicycle | car battery
used bicycle for a child | child bicycle|town bicycle
tyre | used tyres
wheel | used tyres
sofa under 30000 | sofa | >30000
bed | double bed
bed sheet | bed sheet
mattress | mattress
table | table(?! flowers| tennis)
office chair | office chair|chair
wardrobe | wardrobe
shoe | .*shoes\b|የሴቶች ጫማ|leather boots|heels|sandals|.*boots
new shoes | (shoe|boot).*new$ | used$
new balance shoes | new balance
jeans | jeans
wedding dress | wedding dress|dress
bag | laptop bag|school backpack|.*handbag
gold ring | gold ring
watch | wrist watch|steel watch
perfume | perfume
coffee | coffee|ቡና | jebena
coffee table | coffee table
honey | honey
injera | injera
teff | teff
cow | cow
sheep | ram|sheep
dog | puppy|dog
baby stroller | stroller
textbook | .*textbooks
english lessons | english|language lessons|grade 12 exam
guitar | guitar
generator | generator
solar panel | solar
water tank | water tank
plumber | plumber
electrician | electrician|wiring
nanny | nanny|nannies
photographer | photographer
translation | translation|translat|interpreter
moving | moving
cement | cement
flight ticket | flight|ticket
hotel bahir dar | hotel.*bahir dar
used engine parts | engine parts
radio | radio|two-way radio
`;

/** In Ethiopic script. */
export const ethiopic = String.raw`
ያገለገለ ፍሪጅ | used fridge|second-hand fridge|ያገለገለ ፍሪጅ | new$
አዲስ ፍሪጅ | (fridge|refrigerator|freezer).*new$ | used$|ያገለገለ
አዲስ አበባ ፍሪጅ | fridge|refrigerator|freezer|ፍሪጅ | inverter
ማቀዝቀዣ | fridge|refrigerator|freezer|ፍሪጅ | inverter
ፍሪጅ ከ20000 ብር በታች | fridge|ፍሪጅ | >20000
ፍሪጂ | fridge|refrigerator|freezer|ፍሪጅ
ቲቪ | tv|television|ቴሌቪዥን
ቴሌቭዥን | tv|television|ቴሌቪዥን
ስልክ | iphone|.*smartphone|used nokia|ስማርት ስልክ | car wash
ሞባይል | iphone|.*smartphone|used nokia|ስማርት ስልክ | car wash
ስማርትፎን | iphone|.*smartphone|used nokia|ስማርት ስልክ | car wash
ያገለገለ ስልክ | iphone.*used$|used nokia|ስማርት ስልክ | .*new$
ላፕቶፕ | laptop|macbook|ላፕቶፕ
ኮምፒውተር | desktop|.*laptop(?! bag)|macbook|ላፕቶፕ
መኪና | የቤት መኪና|toyota|suzuki|.*suv|small city car|hilux
የቤት መኪና | መኪና
መኪና በአዳማ | የቤት መኪና|small city car|family suv
ጎማ | used tyres
ብስክሌት | child bicycle|mountain bike|town bicycle
ሞተር ሳይክል | motorbike|electric scooter
ባጃጅ | bajaj
ቤት | ቤት|house|villa|home
የሚሸጥ ቤት | ቤት
ቤት ኪራይ | .*(house|home|villa|ቤት|rent|hire)|የሚከራይ
ኮንዶሚኒየም | .*(apartment|flat)|furnished studio|condominium|የሚከራይ ኮንዶሚኒየም | podcast
አፓርታማ | .*(apartment|flat)|furnished studio|condominium|የሚከራይ ኮንዶሚኒየም | podcast
ሶፋ | sofa|couch|ሶፋ
አልጋ | double bed
ፍራሽ | mattress
ጠረጴዛ | table(?! flowers| tennis)
ወንበር | chair
ቁም ሳጥን | wardrobe
ጫማዎች | .*shoes\b|የሴቶች ጫማ|leather boots|heels|sandals|.*boots
ቀሚስ | ቀሚስ|kemis|dress
የሀበሻ ቀሚስ | ቀሚስ|kemis
ሰዓት | wrist watch|steel watch
ሽቶ | perfume
ቡና | ቡና|coffee(?! table) | coffee table
ጤፍ | teff
ማር | honey
በርበሬ | በርበሬ
እንጀራ | injera(?! mitad)
ልብስ ማጠቢያ | washing machine|ልብስ ማጠቢያ
የውሃ ታንከር | water tank
ጄኔሬተር | generator
መጽሐፍ | .*(books|novels|textbooks)
ውሻ | puppy|dog
ፎቶ | wedding photo
ክራር | krar
`;

/** What a customer in Addis Ababa typed, who knew the offers but not the search. */
export const customers = String.raw`
smart tv | smart tv|43-inch smart | smart bulbs
mens shoes | running shoes|new balance
chest freezer | chest freezer
cheap laptop under 35k | (?!laptop bag).*laptop|ላፕቶፕ | laptop bag|>35000
doctor | general check-up | tractor
electrician | wiring|electrician | electric scooter
hearing aid | crutches | first aid
wedding photographer | wedding photo | .*cake
wedding cake | wedding cake | wedding photo
maid | house help | soap|medicine
guitar lessons | .*guitar|.*lessons|.*course
stationery | pencils|pens
air ticket | flight | .*theatre
driver | .*driver
hair salon | haircut|shuruba|hair braiding
televison | .*tv|.*television|ቴሌቪዥን
motorbyke | motorbike
labtop | .*laptop|macbook|ላፕቶፕ
baby clothes | cotton clothes
የሰርግ ቀሚስ | wedding dress | .*cake|haircut
ሞተር ሳይክል | motorbike
የቤት ሠራተኛ | house help | .*house with
በግ | sheep|two rams | .*handbag
የመኪና ባትሪ | car battery
yebet kiray ayat | (house for rent|የሚከራይ ኮንዶሚኒየም).*ayat|(furnished studio|two-bedroom flat) for rent, (ayat|summit) | terraced house|small starter
dabo | fresh bread | .*beard
ስልክ ከ20ሺ በታች | .*smartphone|used nokia|ስማርት ስልክ | ferris|>20000
school bag | school backpack
bus to gondar | bus seats|minibus
xiaomi | -
samsung a14 new | .*samsung | used
washing mashine | .*washing machine|ልብስ ማጠቢያ | car wash
i phone 11 pro | iphone|smartphone | .*taken back
ማር 1 ኪሎ | raw forest honey|honey from
buna jimma 1 kg | ቡና|yirgacheffe | .*fridge|.*television
bedroom kiray | two-bedroom | .*car (hire|rental)|.*minibus
ኮንዶሚኒየም ሽያጭ | .*(apartment|flats).*for sale|apartment for sale | .*for rent|የሚከራይ
ሶፋ በርካሽ | three-seat sofa, carved|three-seat sofa, hand carved, hawassa
bilbila moofaa | iphone 12|used nokia | .*smartphone.* · new
uffata daa'immanii | cotton clothes
`;
