/**
 * Searches in other scripts and spellings: typed | a word in the name or company of the wanted offer. That must be
 * among the first three; `-` means that nothing may be found. `# ` begins a group.
 */
export const spellings = `
# Latin letters for an Ethiopic name
fridj | ፍሪጅ
firij | ፍሪጅ
frij | ፍሪጅ
fridge | ፍሪጅ
refrigerator | ፍሪጅ
libs matebiya | ልብስ ማጠቢያ
lebs matebia | ልብስ ማጠቢያ
televizhin | ቴሌቪዥን
television | ቴሌቪዥን
tv | ቴሌቪዥን
mekina | መኪና
mekena | መኪና
mekinaa | መኪና
toyota | ቶዮታ
toyota corolla | ቶዮታ
koum satin | ቁም ሳጥን
kum satin | ቁም ሳጥን
terepeza | ጠረጴዛ
tereppeza | ጠረጴዛ
terapeza | ጠረጴዛ
wenber | ወንበር
wonber | ወንበር
alga | አልጋ
mintaf | ምንጣፍ
mentaf | ምንጣፍ
megareja | መጋረጃ
megaraja | መጋረጃ
chama | ጫማ
yesetoch chama | የሴቶች ጫማ
habesha kemis | ቀሚስ
qemis | ቀሚስ
gabi | ጋቢ
kelebet | ቀለበት
qelebet | ቀለበት
shito | ሽቶ
shitto | ሽቶ
buna | ቡና
bunna | ቡና
tef | ጤፍ
teff | ጤፍ
berbere | በርበሬ
mar | ማር
kibe | ቅቤ
kebe | ቅቤ
dinich | ድንች
denich | ድንች
timatim | ቲማቲም
shinkurt | ሽንኩርት
shenkurt | ሽንኩርት
mukt beg | ሙክት በግ
doro | ዶሮ
wetet | ወተት
jebena | ጀበና
mitad | ምጣድ
borsa | ቦርሳ
metsehaf | መጽሐፍ
ashewa | አሸዋ
korkoro | ቆርቆሮ
mismar | ሚስማር
zinjibil | ዝንጅብል
# Ethiopic letters for a Latin name
ላፕቶፕ | Dell laptop
ሳምሰንግ | Samsung
ጋላክሲ | Galaxy
ማይክሮዌቭ | Microwave
ብሌንደር | Blender
ሶፋ | sofa
ዴስክ | desk
ጃኬት | jacket
ቬሎ | Velo House
ሻምፖ | Shampoo
ሊፕስቲክ | Lipstick
ሃይሉክስ | Hilux
ሞተር ሳይክል | Motorbike
ሚኒባስ | Minibus
ቪላ | Villa
አፓርታማ | apartment
ቢሮ | office
ሻይ | Tea
ዳቦ | Bread
ኬክ | cake
እንጀራ | Injera
ማንጎ | Mango
ፍየል | Goat
ላም | cow
ውሻ | Puppy
ጊታር | Guitar
ፒያኖ | Piano
ፉትቦል | Football
ሶላር | Solar
ታንከር | Water tank
ሞግዚት | Nanny
ዱባይ | Dubai
ሆቴል | Hotel
ራውተር | Router
ስፒከር | speaker
ቫይታሚን | Vitamin
መሶብ | Mesob
ቆሎ | Kolo
ጠጅ | Tej
አምባሻ | Ambasha
# Misspelt
refrijerator | ፍሪጅ
frigde | ፍሪጅ
fridgee | ፍሪጅ
televison | ቴሌቪዥን
telivision | ቴሌቪዥን
labtop | laptop
leptop | laptop
samsang | Samsung
smasung | Samsung
galxy | Galaxy
smartfone | smartphone
micowave | Microwave
mikrowave | Microwave
blendar | Blender
shampo | Shampoo
lipstik | Lipstick
motorbyke | Motorbike
minibas | Minibus
vila | Villa
apartement | apartment
appartment | apartment
enjera | Injera
gitar | Guitar
piyano | Piano
fotball | Football
soler panel | Solar
plamber | Plumber
elektrician | Electrician
fotographer | photographer
vitamen | Vitamin
ማቀዝቀዣ | ፍሪጅ
ቴሌቭዢን | ቴሌቪዥን
ጠረጰዛ | ጠረጴዛ
ወምበር | ወንበር
ሽንኩርድ | ሽንኩርት
ቲማቲን | ቲማቲም
ጀነሪተር | ጀነሬተር
ፕርንተር | ፕሪንተር
ሲምንቶ | ሲሚንቶ
መፅሃፍ | መጽሐፍ
ኮንዶምኒየም | ኮንዶሚኒየም
# Nothing
zzzz | -
ball | -
bill | -
helicopter | -
submarine | -
telescope | -
xylophone | -
kangaroo | -
trampoline | -
saxophone | -
mosquito | -
giraffe | -
umbrella | -
volcano | -
passport | -
crocodile | -
qwrtpsdf | -
ሄሊኮፕተር | -
ቴሌስኮፕ | -
ዝሆን | -
አንበሳ | -
ቀጭኔ | -
አዞ | -
ጃንጥላ | -
`;
