/** `demonstration-categories.ts` explains the format. */
export const demonstrationServices = `
# architecture
@ Tukul Line Architects; Axum Line Engineering; Corner Stone Addis
Site supervision | asked for | building-construction rescue-workers-helmet clipboard
  An engineer on your site twice a week, with photos and a short report.
House plans with permit papers | asked for | triangular-ruler house memo pencil
  Drawings, structure and the full file for the city office, in five weeks.
Safety helmets and vests | 450 to 1300 | rescue-workers-helmet safety-vest gloves
  Certified gear for building crews, with your company name on it.
Land survey and marking | 6500 to 22000 | world-map compass straight-ruler
  We measure your plot, set the marks and give you the signed map.
3D model of your project | asked for | desktop-computer house-with-garden couch-and-lamp
  Walk through your house on screen before the first stone is laid.
# consultancy
@ Fitih Law Office; Mizan Advisers; Clear Path Consult
First legal advice, one hour | 1200 to 3500 | balance-scale speech-balloon clipboard
  Tell us your case and hear your options in plain words.
Contracts written and checked | asked for | scroll fountain-pen magnifying-glass-tilted-left
  Rent, work and sales contracts in Amharic and English, ready to sign.
Open a company in ten days | 9500 to 32000 | briefcase identification-card bank handshake
  Name, licence and tax number. We queue, you sign.
Tax and accounts advice | asked for | abacus receipt bar-chart
  We prepare your declaration and explain what you may deduct.
Business plan for a bank loan | 8000 to 28000 | chart-increasing bank memo
  Numbers and text that a bank can follow, with two rounds of changes.
# human
@ Sira Finder; Right Hand Staffing; Muya Recruit
Staff for shops and hotels | asked for | handshake identification-card key
  Checked waiters, cashiers and receptionists within three days.
Search for skilled people | asked for | magnifying-glass-tilted-left briefcase clipboard
  Engineers, nurses and accountants. You pay when you hire.
House help and nannies | 1500 to 4500 | house broom baby-bottle handshake
  Trained, interviewed and with references. One month to change your mind.
Pay slips and staff papers | 3000 to 14000 | receipt file-cabinet spiral-calendar
  We run your payroll, pension and leave lists each month.
CV writing and job training | 350 to 1200 | memo necktie light-bulb
  A clear CV and a practice interview, so you walk in with confidence.
# insurances
@ Tila Insurance Desk; Wastina Brokers; Umbrella Addis
Family health cover | 900 to 4200 | shield red-heart stethoscope
  Clinic, hospital and medicine for up to six people, paid monthly.
Car insurance, full or third party | asked for | automobile shield clipboard
  Compare four offers in one call. The sticker comes to your door.
House and shop insurance | 3200 to 18000 | house umbrella fire-extinguisher
  Fire, theft and water damage, with a fair value for your goods.
Savings plan for school fees | 300 to 3000 | money-bag graduation-cap chart-increasing
  Put a little aside each month and be ready in September.
Small business loan advice | asked for | bank coin handshake
  We find the bank that fits and fill in the papers with you.
Crop cover against drought | 450 to 3800 | ear-of-corn umbrella sun
  Paid out by rainfall data, so nobody has to prove the damage.
# office
@ Kezira Cowork; Buna and Desk; Sheger Desk Hub
Private office for four | asked for | office-building door key chair
  Lockable room with furniture, cleaning and your name on the door.
Desk by the day | 250 to 600 | chair laptop hot-beverage wireless
  Fast internet, generator and as much coffee as you like.
Meeting room with screen | 400 to 1500 | television speech-balloon clipboard
  For twelve people, with a large screen, board and water.
Business address and post box | 1200 to 3500 | postbox envelope identification-card
  Use our address on your licence. We scan your letters the same day.
Monthly pass with coffee bar | 3800 to 7500 | hot-beverage laptop spiral-calendar
  Work here every day, bring a friend on Fridays.
# translation
@ Kuankua Bridge; Lisan Translators; Two Tongues Addis
Interpreter for meetings and trips | asked for | globe-showing-europe-africa speech-balloon headphone
  Amharic, Oromo, Arabic, French or Chinese, by the hour or the day.
Certified document translation | 350 to 1800 | scroll fountain-pen envelope
  Birth papers, diplomas and licences with stamp, ready the next day.
Language lessons at home | 400 to 1200 | open-book pencil speech-balloon
  A teacher comes to you twice a week. Children and adults are welcome.
Subtitles for films and videos | asked for | clapper-board keyboard headphone
  Well-timed subtitles in five languages for your film or channel.
Letters and e-mails in good English | 200 to 900 | memo e-mail laptop
  Send us your draft. It comes back clear and correct within hours.
# stationary, 30 listings
@ Arat Kilo Stationers; Pen and Pad Addis; Wereket House; Fidel Books; Sidist Kilo Paper
@ Tarik Book Corner
Pencils, box of 72 | 380 to 750 | pencil crayon package
  Cedar pencils that sharpen cleanly, with an eraser on top.
Copy paper, five reams | 2200 to 3600 | page-facing-up printer delivery-truck
  Bright white A4 paper that does not jam. Free delivery to your office.
Folders and card dividers | 45 to 650 | card-index-dividers file-cabinet paperclip
  Strong folders in six colours, so everything has its place.
Scissors, clips and pins set | 120 to 420 | scissors paperclip pencil
  All the small things that are never on the desk when you need them.
Notepads and diaries | 60 to 480 | spiral-notepad notebook pencil
  Ring pads, sticky notes and diaries with both calendars.
Rulers and drawing sets | 80 to 550 | triangular-ruler straight-ruler pencil
  Clear rulers, triangles and compasses for school and studio.
# cleaning
@ Tsidu Cleaners; Bright Broom Addis; Fresh Gojo Services
House cleaning, half a day | 900 to 2400 | broom bucket house sparkles
  Two people, four hours, every corner. We bring what we need.
Soap and cleaner, 5 litres | 320 to 780 | soap bubbles lotion-bottle
  For floors, dishes and clothes. Refill your can and save a third.
Mop bucket and sponge set | 650 to 1500 | bucket sponge broom
  Bucket with wringer, mop, cloths and six sponges.
Bathroom and toilet cleaning | 450 to 1300 | toilet bucket sparkles
  Lime, mould and smells removed, with safe disinfectant.
Office cleaning by contract | asked for | office-building broom spiral-calendar
  Every evening after six, with one person to call if anything is missing.
Tissue and toilet paper, bulk | 680 to 1900 | roll-of-paper package shopping-bags
  Soft rolls in packs of 48 for homes, cafes and hotels.
# repair
@ Fix Habesha; Tigena Workshop; Handy Sefer
Fridge and washer repair at home | 600 to 3800 | hammer-and-wrench electric-plug toolbox
  We come the same day and carry the common parts in the van.
Phone and screen repair | 900 to 6500 | mobile-phone wrench magnifying-glass-tilted-left
  New screen or battery in one hour, with three months of guarantee.
Plumber for taps and pipes | 400 to 3500 | wrench droplet bucket bathtub
  Leaks, blocked drains and new taps. You pay when it is dry.
Carpenter for doors and cupboards | asked for | carpentry-saw hammer wood door
  Doors that stick, shelves that hang: repaired or made new.
Shoe and bag repair | 80 to 650 | mans-shoe handbag thread
  New soles, heels and zips while you drink a macchiato next door.
Painting and small works | asked for | paintbrush ladder house
  Two painters, clean edges and no drops on your floor.
# security
@ Anbessa Guard Service; Night Watch Addis; Tebaki Security
Alarm response, day and night | 1200 to 4500 | police-car-light telephone-receiver alarm-clock
  When your alarm rings, our car is there within ten minutes.
Guards for homes and shops | asked for | shield flashlight house
  Trained guards in uniform, checked by a supervisor each night.
Camera watching service | asked for | video-camera desktop-computer telephone
  We keep an eye on your cameras and call you when something moves.
Torches and guard equipment | 350 to 2800 | flashlight radio safety-vest battery
  Strong torches, radios, whistles and reflective vests.
Safes and strong locks | 4500 to 38000 | locked key money-bag
  Steel safes bolted to the wall, and locks that keep their promise.
Stewards for concerts and weddings | asked for | admission-tickets safety-vest radio
  Friendly stewards for entrance, parking and stage.
# waste
@ Second Turn Recycling; Tsidat Collectors; Green Sack Ethiopia
We buy paper, plastic and metal | 8 to 60 | recycling-symbol newspaper package coin
  Sorted and dry, from 20 kg on. We weigh it in front of you and pay cash.
Waste collection twice a week | 250 to 900 | wastebasket delivery-truck spiral-calendar
  From your gate, with bags included. One price for the whole compound.
Old phones and computers taken back | asked for | desktop-computer mobile-phone battery recycling-symbol
  We wipe the data, reuse the parts and give you a paper for it.
Compost for garden and field | 180 to 450 | seedling leafy-green potted-plant
  Ripe, dark compost from market greens, in bags of 25 kg.
Building rubble, taken away | asked for | brick pickup-truck bucket
  Truck, loaders and dumping fee in one price. Call today, empty tomorrow.
Used oil and drums collected | asked for | oil-drum delivery-truck recycling-symbol
  From garages and kitchens. Clean drums are left in exchange.
# baby, 30 listings
@ Mimi Kids; Little Gebeta; Hitsan Corner; Tinishu Baby Shop; Ehil Kids Store
Soft teddy bear, 40 cm | 450 to 1200 | teddy-bear wrapped-gift ribbon
  Washable plush bear with stitched eyes, safe from the first day.
Bottles with slow-flow teats | 380 to 950 | baby-bottle glass-of-milk bubbles
  Set of three bottles that can be boiled, with brush and caps.
Cotton clothes for newborns | 900 to 2200 | socks yarn teddy-bear
  Five soft pieces without hard seams, washed before packing.
Wooden rocking horse | 2400 to 4600 | carousel-horse balloon teddy-bear
  Sanded smooth and painted with safe colours, for ages two to five.
School backpack for small shoulders | 850 to 1900 | backpack crayon pencil notebook
  Light bag with padded straps, a lunch pocket and a name tag.
Bath set for babies | 1300 to 2700 | bathtub soap sponge baby-bottle
  Small tub, soft sponge and mild soap. The tub hangs flat on the wall.
# gaming
@ Gebeta Games; Chewata House; Joy Stick Addis
Wireless controller and two games | 3200 to 6800 | video-game headphone television
  For console or computer, with twelve hours of play on one charge.
Wooden puzzle, 120 pieces | 480 to 1100 | puzzle-piece world-map wood
  A map of Ethiopia cut from smooth wood. For rainy afternoons.
Football, sewn by hand | 750 to 1900 | soccer-ball trophy running-shoe
  Size 5 ball that stays round on gravel pitches. Pump and needle included.
Kites in bright colours | 220 to 650 | kite thread wrapped-gift
  Easy to fly from the hills around town, with 50 metres of line.
Board games for the family | 650 to 1700 | game-die trophy puzzle-piece
  Dice, counters and four boards in one box, with rules in Amharic.
# medical
@ Tena Pharmacy; Fewus Medical Supply; Hakim Corner Clinic
General check-up | 900 to 2800 | stethoscope clipboard red-heart thermometer
  Blood pressure, sugar, heart and eyes in one visit. Results on the same day.
Medicine by prescription | 50 to 3500 | pill memo motor-scooter
  Send a photo of your prescription. We tell you the price and bring it home.
First aid box | 650 to 1900 | adhesive-bandage toolbox scissors pill
  Plasters, bandage, scissors and more for home, car and school.
Fever thermometer | 280 to 1400 | thermometer battery pill
  Shows the temperature in ten seconds and beeps when it is done.
Laboratory tests | asked for | microscope test-tube syringe
  Over two hundred tests, with samples taken at home on request.
Vaccination for travel and school | 600 to 3200 | syringe adhesive-bandage identification-card
  Walk in from Monday to Saturday. The yellow card is filled in on the spot.
# mental
@ Selam Mind Centre; Quiet Lake Wellness; Tesfa Counselling
Yoga and breathing, morning class | 350 to 900 | lotus sun hot-beverage
  Small class for beginners at seven. Mats and tea are included.
Talk with a counsellor | 900 to 2400 | couch-and-lamp speech-balloon potted-plant
  Fifty private minutes, in our rooms or by phone. Nothing leaves the room.
Stress and sleep programme | 3800 to 8500 | crescent-moon bed alarm-clock
  Six weeks of small steps for better nights, with a call each week.
Help for parents and teenagers | asked for | puzzle-piece speech-balloon house
  We listen to both sides and look for a way that works at home.
Mindful walks at Entoto | 200 to 500 | deciduous-tree hiking-boot leafy-green
  Two slow hours under the eucalyptus trees, every Sunday.
# nursing
@ Abeba Home Care; Enat and Abat Nursing; Golden Years Addis
Wheelchairs, to buy or rent | 1500 to 16500 | manual-wheelchair house wrench
  Folding chairs that fit through narrow doors. We bring and adjust them.
Nurse at home, day or night | asked for | stethoscope house red-heart pill
  Trained nurses for medicine, wounds and washing, by the hour or the month.
Care home with garden | 18000 to 36000 | house-with-garden bed potted-plant hot-beverage
  Bright rooms, home cooking and company. Families may visit at any time.
Companion for walks and talks | asked for | hot-beverage newspaper open-book
  Someone kind to read the paper, go to the market and drink coffee with.
Crutches and walking aids | 700 to 3400 | crutch manual-wheelchair adhesive-bandage
  Light, adjustable and with fresh rubber feet.
# fitness
@ Gulbet Gym; Highland Runners Club; Meskel Square Sports
Football training for juniors | 900 to 2200 | soccer-ball trophy t-shirt
  Three afternoons a week with licensed coaches, for ages six to sixteen.
Running group for all levels | 300 to 900 | running-shoe stopwatch trophy
  Train at altitude with people who know every track. First run is free.
Boxing for beginners | 1200 to 2600 | boxing-glove bell socks
  Learn footwork and punches, get fit, and go home happy. Gloves can be borrowed.
Basketball court by the hour | 600 to 1400 | basketball stopwatch running-shoe
  Covered court with lights until ten. Bring your team, balls are here.
Table tennis and badminton | 150 to 500 | ping-pong badminton trophy
  Rackets, tables and a coach on Wednesdays.
Personal trainer | asked for | flexed-biceps clipboard stopwatch banana
  A plan that fits your week, and someone who asks whether you kept to it.
# nonprofit
@ Tesfa for Children; Wegen Helping Hands; One Well Ethiopia
Give a school year to a child | 3500 to 9000 | heart-with-ribbon backpack books pencil
  Books, uniform and lunch for one year. You receive letters and school reports.
Clean water for a village | 200 to 25000 | potable-water droplet bucket
  Help to dig and keep a well. Every birr is shown on the board next to it.
Clothes and shoes collection | asked for | t-shirt running-shoe package
  We collect clean clothes at your door on the first Saturday of the month.
Warm meals for elders | 150 to 2000 | pot-of-food bread red-heart
  Cook with us or pay for a pot. Lunch is served daily in Kirkos.
Plant trees with us | asked for | seedling deciduous-tree gloves
  Join a planting day at Entoto. Tools, seedlings and tea are ready for you.
`;
