/**
 * Adverts as sellers write them on Telegram. The lines after each (`> `) are what the app reads from it. A field that
 * would need a guess stays empty. Names, numbers and links belong to nobody.
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

PS4 Slim 1TB with 2 controllers
18.5k
Inbox me @dawit_games
> productName: PS4 Slim 1TB with 2 controllers
> price: 18500
> telegram: https://t.me/dawit_games

የሚሸጥ G+2 ቪላ ቤት
ቦታ፡ ሲኤምሲ
ስፋት 250 ካሬ
ዋጋ 28.5 ሚሊዮን ብር
0911 000111
> productName: G+2 ቪላ ቤት
> price: 28500000
> phone: 0911 000111
> location: ሲኤምሲ

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

#forsale #laptop #addisababa
HP EliteBook 840 G5
Core i5, 8th gen, 8GB RAM, 256GB SSD
Price 27,000 Br
📲 0911556677
> productName: HP EliteBook 840 G5
> price: 27000
> phone: 0911556677

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

Nike Air Max 270
Old price 7,500
New price 5,900 birr
Sizes 40 - 44
0988776655
> productName: Nike Air Max 270
> price: 5900
> phone: 0988776655

T-shirt printing
Price from 350 to 600 birr
Order: 0941 10 10 10
> productName: T-shirt printing
> phone: 0941 10 10 10

MacBook Pro M2 2023
Price $1,350
@yoni_tech
> productName: MacBook Pro M2 2023
> telegram: https://t.me/yoni_tech

Office chair – 6,500 birr – 0911 343536
> productName: Office chair
> price: 6500
> phone: 0911 343536

ያገለገለ ፍሪጅ በ15,000 ብር ስልክ 0914253647 ጀሞ
> productName: ያገለገለ ፍሪጅ
> price: 15000
> phone: 0914253647
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

Cake for birthdays and weddings
Instagram: @sweet_addis
Email sweetaddis@gmail.com
Order 2 days before on 0945 464748
> productName: Cake for birthdays and weddings
> phone: 0945 464748

የሶፋ ሽፋን
ከ 2,500 ብር ጀምሮ
0911 717273
> productName: የሶፋ ሽፋን
> phone: 0911 717273

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
> price: 16000
> phone: 0911 101112
> location: Sarbet
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
> phone: 0911 313233

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
> phone: 0910 98 76 54
> location: Megenagna

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

Toyota Yaris 2010
Full cover 15,000 birr paid
Price call
0911 223 355
> productName: Toyota Yaris 2010
> phone: 0911 223 355

Call 0911 00 22 44
> phone: 0911 00 22 44

ፍሪጅ ለሽያጭ የቀረበ
15ሺ ብር
በ0911223344 ይደውሉ
> productName: ፍሪጅ
> price: 15000
> phone: 0911223344

Sell or exchange: Dining table
Call me on 0911223344ን ወይም 0922334455
> productName: Dining table
> phone: 0911223344, 0922334455

Toyota Vitz for sale. Call me on 0911223344
电话0922334455
> productName: Toyota Vitz
> phone: 0911223344, 0922334455
`;
