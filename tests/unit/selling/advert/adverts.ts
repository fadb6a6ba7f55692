/**
 * Adverts as sellers write them on Telegram. The lines after each (`> `) say what a careful reader knows from it for
 * certain. Names, numbers and links belong to nobody.
 */
export const adverts = `
Samsung Galaxy A54 128GB
Condition: New
Price: 32,500 ETB
Call: 0911 234567
Location: Bole, Edna Mall
> productName: Samsung Galaxy A54 128GB
> price: 32500
> phone: 0911 234567
> location: Bole, Edna Mall
> condition: new

ባለ 3 በር ቁም ሳጥን
ዋጋ 18,500 ብር
ስልክ 0912345678
አድራሻ፡ መገናኛ
> productName: ባለ 3 በር ቁም ሳጥን
> price: 18500
> phone: 0912345678
> location: መገናኛ

🔥🔥 iPhone 13 Pro Max 🔥🔥
✅ 256GB
✅ Battery health 89%
✅ Slightly used
💰 Price: 68,000 birr
📞 0922-34-56-78
📍 Megenagna, Zefmesh Grand Mall
👉 @selam_mobile
> productName: iPhone 13 Pro Max
> price: 68000
> phone: 0922-34-56-78
> location: Megenagna, Zefmesh Grand Mall
> telegram: https://t.me/selam_mobile
> condition: used

PS4 Slim 1TB with 2 controllers
18.5k
Inbox me @dawit_games
> productName: PS4 Slim 1TB with 2 controllers
> price: 18500
> telegram: https://t.me/dawit_games

Toyota Vitz 2008 model
Automatic, silver
Price 1,250,000 birr negotiable
0911223344 / 0933445566
> productName: Toyota Vitz 2008 model
> price: 1250000
> phone: 0911223344, 0933445566

የሚሸጥ G+2 ቪላ ቤት
ቦታ፡ ሲኤምሲ
ስፋት 250 ካሬ
ዋጋ 28.5 ሚሊዮን ብር
0911 000111
> productName: G+2 ቪላ ቤት
> price: 28500000
> phone: 0911 000111
> location: ሲኤምሲ

2 bedroom apartment for rent
📍Bole Atlas
45,000 birr per month
Call 0944112233
> productName: 2 bedroom apartment for rent
> price: 45000
> phone: 0944112233
> location: Bole Atlas

የሚከራይ ኮንዶሚኒየም 1 መኝታ
አያት ኮንዶሚኒየም
በወር 12,000 ብር
ስልክ 0913 45 67 89
> productName: የሚከራይ ኮንዶሚኒየም 1 መኝታ
> price: 12000
> phone: 0913 45 67 89
> location: አያት ኮንዶሚኒየም

Original leather sofa, 7 seats
Price: contact for price
☎️ 0115 52 34 56
Showroom: Gerji, near Unity University
> productName: Original leather sofa, 7 seats
> phone: 0115 52 34 56
> location: Gerji, near Unity University

ኦሪጅናል ሽቶዎች ከዱባይ
ለዋጋ በውስጥ መስመር ያናግሩን
@abel_perfume
> productName: ኦሪጅናል ሽቶዎች ከዱባይ
> telegram: https://t.me/abel_perfume

#forsale #laptop #addisababa
HP EliteBook 840 G5
Core i5, 8th gen, 8GB RAM, 256GB SSD
Price 27,000 Br
📲 0911556677
> productName: HP EliteBook 840 G5
> price: 27000
> phone: 0911556677

Canon 80D with 18-135 lens
Used, very clean
Price: 75,000 ETB
Contact: @kal_photo
Join our channel 👉 https://t.me/addis_camera_market
> productName: Canon 80D with 18-135 lens
> price: 75000
> telegram: https://t.me/kal_photo
> condition: used

Ladies winter boots size 37-41
2,800 birr
Free delivery in Addis
Join: https://t.me/shoes_of_addis
> productName: Ladies winter boots size 37-41
> price: 2800
> telegram: https://t.me/shoes_of_addis

Baby stroller 3 in 1
Price 9500 birr
0967 11 22 33
t.me/+AbCdEfGhIj12345k
> productName: Baby stroller 3 in 1
> price: 9500
> phone: 0967 11 22 33

Bajaj for sale
Call me for more info
0910 20 30 40
> productName: Bajaj
> phone: 0910 20 30 40

140 sq.m land for sale in Sebeta
Title deed ready
Price 1.8 million birr
Phone +251 911 45 67 89
> productName: 140 sq.m land for sale in Sebeta
> price: 1800000
> phone: +251 911 45 67 89
> location: Sebeta

Commercial shop for sale, Bole Medhanialem
From 25 to 120 m2
Price 350,000 birr per m2
Contact 0911 778899
> productName: Commercial shop for sale, Bole Medhanialem
> phone: 0911 778899
> location: Bole Medhanialem

DJI Osmo Action 4K camera
Records 4K60, 10m waterproof
Inbox @nati_cams for price
> productName: DJI Osmo Action 4K camera
> telegram: https://t.me/nati_cams

Suzuki Dzire 2021
Mileage 34,000 km
Code 2 A 98765
Price: 1,950,000
Call 0930 111 222
> productName: Suzuki Dzire 2021
> price: 1950000
> phone: 0930 111 222

Curtains and rails, all sizes
911223344
Merkato, Military Tera
> productName: Curtains and rails, all sizes
> phone: 911223344
> location: Merkato, Military Tera

Price 500 birr
Handmade leather wallet
0911 909 090
> productName: Handmade leather wallet
> price: 500
> phone: 0911 909 090

Nike Air Max 270
Old price 7,500
New price 5,900 birr
Sizes 40 - 44
0988776655
> productName: Nike Air Max 270
> price: 5900
> phone: 0988776655

Blender 3 in 1 - Silver Crest
Was 4500 Now 3200 ETB
Tel: 0116 61 22 33
> productName: Blender 3 in 1 - Silver Crest
> price: 3200
> phone: 0116 61 22 33

T-shirt printing
Price from 350 to 600 birr
Order: 0941 10 10 10
> productName: T-shirt printing
> phone: 0941 10 10 10

iPhone 11
64GB - 28,000 birr
128GB - 33,000 birr
Call 0911 121314
> productName: iPhone 11
> phone: 0911 121314

MacBook Pro M2 2023
Price $1,350
@yoni_tech
> productName: MacBook Pro M2 2023
> telegram: https://t.me/yoni_tech

Refrigerator LG 350L
Br. 38,000/=
Slightly used, works perfectly
0935-456-789
> productName: Refrigerator LG 350L
> price: 38000
> phone: 0935-456-789
> condition: used

Office chair – 6,500 birr – 0911 343536
> productName: Office chair
> price: 6500
> phone: 0911 343536

ያገለገለ ፍሪጅ በ15,000 ብር ስልክ 0914253647 ጀሞ
> productName: ያገለገለ ፍሪጅ
> price: 15000
> phone: 0914253647
> location: ጀሞ
> condition: used

የወንዶች ጫማ / Men's shoes
ዋጋ/Price: 3200 ብር/birr
አድራሻ/Address: ፒያሳ Down Town building 2nd floor
ስልክ/Phone: 0912 131415
> productName: የወንዶች ጫማ / Men's shoes
> price: 3200
> phone: 0912 131415
> location: ፒያሳ Down Town building 2nd floor

Bridal dress rental - Habesha & white
Rent 8,000 ETB per day
🌐 www.habeshabridal.et
TikTok: https://www.tiktok.com/@habesha_bridal
Tel 0911 606162
> productName: Bridal dress rental - Habesha & white
> price: 8000
> phone: 0911 606162
> tiktok: https://www.tiktok.com/@habesha_bridal
> website: https://www.habeshabridal.et/

Wigs 100% human hair
Price 14,500
Tiktok @lili_wigs
Telegram @lili_wigs_addis
0900112233
> productName: Wigs 100% human hair
> price: 14500
> phone: 0900112233
> telegram: https://t.me/lili_wigs_addis
> tiktok: https://www.tiktok.com/@lili_wigs

Cake for birthdays and weddings
Instagram: @sweet_addis
Email sweetaddis@gmail.com
Order 2 days before on 0945 464748
> productName: Cake for birthdays and weddings
> phone: 0945 464748

Condominium 2 bedroom, Summit
Total price 4.2M
Down payment 1,500,000
0929 303132
> productName: Condominium 2 bedroom, Summit
> price: 4200000
> phone: 0929 303132
> location: Summit

የሶፋ ሽፋን
ከ 2,500 ብር ጀምሮ
0911 717273
> productName: የሶፋ ሽፋን
> phone: 0911 717273

የሐረር ቡና
1 ኪሎ 750 ብር
አድራሻ ሐረር ሸዋ በር
0915 161718
> productName: የሐረር ቡና
> price: 750
> phone: 0915 161718
> location: ሐረር ሸዋ በር

Kitchen knife set, 12 pieces
Price: 1,850 birr
Delivery: 150 birr
0911 192021
> productName: Kitchen knife set, 12 pieces
> price: 1850
> phone: 0911 192021

𝗦𝗮𝗺𝘀𝘂𝗻𝗴 𝗦𝟮𝟯 𝗨𝗹𝘁𝗿𝗮
𝗣𝗿𝗶𝗰𝗲: 𝟵𝟱,𝟬𝟬𝟬 𝗯𝗶𝗿𝗿
𝗕𝗿𝗮𝗻𝗱 𝗻𝗲𝘄
☎ 𝟬𝟵𝟭𝟭𝟴𝟭𝟴𝟮𝟴𝟯
> productName: Samsung S23 Ultra
> price: 95000
> phone: 0911818283
> condition: new

Gas stove 4 burner
💵 12,500 ETB
📞 0️⃣9️⃣1️⃣1️⃣ 2️⃣2️⃣ 3️⃣3️⃣ 4️⃣4️⃣
> productName: Gas stove 4 burner
> price: 12500
> phone: 0911 22 33 44

Water tank 2000 liters
11,000 Birr
WhatsApp: https://wa.me/251911848586
+251(0)911 848586
> productName: Water tank 2000 liters
> price: 11000
> phone: +251(0)911 848586

Used Toyota Corolla 2003
More photos: https://t.me/car_market_et/4521
Price 1.05M slightly negotiable
Owner 0911 878889
> productName: Used Toyota Corolla 2003
> price: 1050000
> phone: 0911 878889
> condition: used

Wooden bed 1.50 with mattress
Facebook: https://facebook.com/fasilwood
YouTube: https://youtu.be/abc123
Price 22,000
Akaki Kality
0911 909192
> productName: Wooden bed 1.50 with mattress
> price: 22000
> phone: 0911 909192
> location: Akaki Kality

Hair salon chairs (2 pcs)
Both for 17,000 birr
Location https://maps.app.goo.gl/abCDe12
0964 656667
> productName: Hair salon chairs (2 pcs)
> price: 17000
> phone: 0964 656667

Tecno Spark 10 Pro
IMEI 356789104563217
Code: A-1023
9,800 ብር
0911 949596
> productName: Tecno Spark 10 Pro
> price: 9800
> phone: 0911 949596

የተማሪ ቦርሳ
አዲስ አበባ ውስጥ ነፃ ዴሊቨሪ
ዋጋ፦ 1,450 ብር
0911 979899
> productName: የተማሪ ቦርሳ
> price: 1450
> phone: 0911 979899

New Balance 574
Size 42
Price 6,200
0922 010203
> productName: New Balance 574
> price: 6200
> phone: 0922 010203

New and used tyres
ሁሉም መጠን
Price by size
ሳሪስ አቦ
0911 040506
> productName: New and used tyres
> phone: 0911 040506
> location: ሳሪስ አቦ

Dell Latitude 7490 (refurbished)
i7 / 16GB / 512GB
Price 34500 birr only
Merkato, Dubai Tera
📞0911070809 | 0922070809
> productName: Dell Latitude 7490 (refurbished)
> price: 34500
> phone: 0911070809, 0922070809
> location: Merkato, Dubai Tera
> condition: refurbished

Hello everyone I am selling my Sony WH-1000XM4 headphones, bought last year in Dubai, used only few times, comes with box and cable. I want 16,000 birr for it. Call or text 0911 101112, I live around Sarbet.
> productName: Sony WH-1000XM4 headphones
> price: 16000
> phone: 0911 101112
> location: Sarbet
> condition: used

ITEM: Electric guitar Yamaha Pacifica
CONDITION: Used
PRICE: ETB 24,000
PLACE: Kazanchis
CONTACT: 0911131415, @guitar_addis
> productName: Electric guitar Yamaha Pacifica
> price: 24000
> phone: 0911131415
> location: Kazanchis
> telegram: https://t.me/guitar_addis
> condition: used

የእቃው ስም፡ ልብስ ስፌት ማሽን (ሲንጀር)
ሁኔታ፡ ያገለገለ
ዋጋ፡ 8500
ቦታ፡ መርካቶ
ስልክ፡ 0911161718
> productName: ልብስ ስፌት ማሽን (ሲንጀር)
> price: 8500
> phone: 0911161718
> location: መርካቶ
> condition: used

ሰላም የቻናላችን ቤተሰቦች 👋
Xiaomi Redmi Note 12 8/256
ዋጋ 19,900 ብር
@redmi_habesha
> productName: Xiaomi Redmi Note 12 8/256
> price: 19900
> telegram: https://t.me/redmi_habesha

‼️ BIG SALE ‼️
🛒 Air fryer 6L Philips
💲 11,900 birr
☎️ +251-922-19-20-21
> productName: Air fryer 6L Philips
> price: 11900
> phone: +251-922-19-20-21

━━━━━━━━━━━━━
◾️ Mesob, large
◾️ ዋጋ፦ 4,000 ብር
◾️ አድራሻ፦ ሽሮ ሜዳ
◾️ ☎️ 0911 222324
━━━━━━━━━━━━━
👉 @mesob_addis
> productName: Mesob, large
> price: 4000
> phone: 0911 222324
> location: ሽሮ ሜዳ
> telegram: https://t.me/mesob_addis

Toyota Hilux 2016 double cab
4 500 000 birr
Plate: 3-A 45678
Tel. 0911-25-26-27, 0911-28-29-30
> productName: Toyota Hilux 2016 double cab
> price: 4500000
> phone: 0911-25-26-27, 0911-28-29-30

Exchange or sell: Samsung Note 20 Ultra
+ cash with iPhone 13
30k + your phone
@note_swap
> productName: Samsung Note 20 Ultra
> telegram: https://t.me/note_swap

Perfume Dior Sauvage 100ml
EDP original
7500
0911 313233
> productName: Perfume Dior Sauvage 100ml
> price: 7500
> phone: 0911 313233
`;

/** Adverts written after the reader, to test it on unseen texts. */
export const laterAdverts = `
✨NEW ARRIVAL✨
Ladies handbag, leather
Color: black, brown
Price 👉 3,500 birr
📲 0911 45 12 36
Address: Merkato, Adarash, 2nd floor shop no 214
> productName: Ladies handbag, leather
> price: 3500
> phone: 0911 45 12 36
> location: Merkato, Adarash, 2nd floor shop no 214

Infinix Hot 30 (8+256)
Packed ✅ 1 year warranty
17,500 birr ብቻ
Free delivery to Hawassa, Adama and Bahir Dar
@infinix_et_sales
> productName: Infinix Hot 30 (8+256)
> price: 17500
> telegram: https://t.me/infinix_et_sales

ዘመናዊ የሳሎን መጋረጃ
በሜትር 850 ብር
ፒያሳ አራዳ ህንፃ 3ኛ ፎቅ
☎️ 0118 27 36 45
> productName: ዘመናዊ የሳሎን መጋረጃ
> price: 850
> phone: 0118 27 36 45
> location: ፒያሳ አራዳ ህንፃ 3ኛ ፎቅ

Generator 5KVA Honda
Made in Mexico
Price: 95000birr
0920 65 43 21
> productName: Generator 5KVA Honda
> price: 95000
> phone: 0920 65 43 21

Mesfin Furniture
Dining table with 6 chairs
60,000.00 ETB
www.mesfinfurniture.com
facebook.com/mesfinfurniture
Tel 011-662-1020
> price: 60000
> phone: 011-662-1020
> website: https://www.mesfinfurniture.com/

Room for rent near Megenagna
Only for ladies, 1st floor
6500 per month + 2 months advance
0910 98 76 54
> productName: Room for rent near Megenagna
> price: 6500
> phone: 0910 98 76 54
> location: Megenagna

Photoshop course, 2 months
Fee: 4,000 birr
Registration 200 birr
Start date 12/05/2024
Join @design_school_et
> productName: Photoshop course, 2 months
> telegram: https://t.me/design_school_et

Kia Sportage 2012, code 3
Price 3.4m last price 3.2m
📞 0911.23.87.65
> productName: Kia Sportage 2012, code 3
> phone: 0911.23.87.65

Gypsum work, paint and ceramic
350 birr/m2
0936 12 21 12
> productName: Gypsum work, paint and ceramic
> phone: 0936 12 21 12

SOLD ❌
Samsung A32 128GB
15,000 birr
> productName: Samsung A32 128GB
> price: 15000

Puppies, German shepherd, 2 months old
Vaccinated
Price by inbox
TikTok: @abyssinia.dogs
0911 77 66 55 or 0922 77 66 55
> productName: Puppies, German shepherd, 2 months old
> phone: 0911 77 66 55, 0922 77 66 55
> tiktok: https://www.tiktok.com/@abyssinia.dogs

ለሽያጭ የቀረበ ቶዮታ ራቫ4 2019
ኪ.ሜ 45,000
ዋጋ 5.8 ሚሊዮን
0911345678
> productName: ቶዮታ ራቫ4 2019
> price: 5800000
> phone: 0911345678

Nescafe 3in1 box of 24
1pcs 35br, box 780br
0944 55 22 11
> productName: Nescafe 3in1 box of 24
> phone: 0944 55 22 11

Almost new Canon printer
Used for 3 months
13,500 ETB slightly negotiable
Location – Lideta condominium
> productName: Almost new Canon printer
> price: 13500
> location: Lideta condominium
> condition: used

Vacuum cleaner 2200W
💵4,200
📞+251 9 12 34 56 78
> productName: Vacuum cleaner 2200W
> price: 4200
> phone: +251 9 12 34 56 78

Graphics card RTX 3060 12GB
Not used for mining
ETB 48,500
DM @gpu_addis or @gpu_addis2
> productName: Graphics card RTX 3060 12GB
> price: 48500
> telegram: https://t.me/gpu_addis

የህፃናት አልጋ
ዋጋ፡ በውስጥ
t.me/kids_furniture_et
t.me/kids_furniture_group
> productName: የህፃናት አልጋ

Honey from Gondar, pure
1 kg 900 birr | 5 kg 4,300 birr
@gojjam_honey
> productName: Honey from Gondar, pure
> telegram: https://t.me/gojjam_honey

አዲስ ሚኒባስ ጎማ
መጠን 195R15
ዋጋ፡ 9,800
አዳማ ፖስታ ቤት ፊት ለፊት
0222 11 33 55
> productName: አዲስ ሚኒባስ ጎማ
> price: 9800
> phone: 0222 11 33 55
> location: አዳማ ፖስታ ቤት ፊት ለፊት
> condition: new

Toyota Yaris 2010
Full cover 15,000 birr paid
Price call
0911 223 355
> productName: Toyota Yaris 2010
> phone: 0911 223 355

Call 0911 00 22 44
> phone: 0911 00 22 44
`;
