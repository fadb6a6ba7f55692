/** `demonstration-categories.ts` explains the format. */
export const demonstrationGoods = `
# homes, 30 listings
@ Ayat Gate Homes; Sheger Keys; Summit Roof Real Estate; New Flower Houses; Bole Bulbula Homes
@ Lebu Houses
Family house with garden for sale, CMC | 14500000 to 22000000 | house-with-garden couch-and-lamp deciduous-tree
  Four bedrooms, a service quarter and a quiet garden. Yours with 15% initial payment.
Two-bedroom flat for rent, Bole | 28000 to 45000 | office-building couch-and-lamp bathtub
  Bright flat on the fifth floor with lift, generator and guarded parking. Price per month.
Terraced house for sale, Ayat | 9200000 to 12800000 | houses deciduous-tree bathtub
  Three bedrooms on two floors. School, clinic and shops are within walking distance.
Small starter home for sale, Gerji | 3900000 to 5200000 | house couch-and-lamp brick
  A neat one-bedroom house on 120 square metres, with water and electricity connected.
New flats off plan for sale, Summit | 4800000 to 11000000 | building-construction brick triangular-ruler
  Choose your flat now and pay as the building grows. Handover in 18 months.
Furnished studio for rent, Kazanchis | 12000 to 19500 | bed couch-and-lamp bathtub
  One room with kitchen and shower, ready to move in. Price per month, two months in advance.
Shop on a busy street for rent, Merkato | 22000 to 60000 | door brick triangular-ruler
  Forty square metres on the ground floor, with shutters and its own meter. Price per month.
# appliances, 64 listings
@ Enjera Home Appliances; Merkato Home Line; Hager Appliances; Buna Bet Supplies; Piassa Cold Store
@ Gerji Home Centre
Non-stick pan set, three sizes | 2200 to 4800 | cooking spoon egg
  Heavy pans that heat evenly on gas, electric and induction. Handles stay cool.
Large stew pot for doro wot | 1600 to 3200 | pot-of-food chicken onion spoon
  Twelve litres of thick aluminium with a tight lid, big enough for the whole family.
Tea and coffee set, 12 pieces | 1300 to 3600 | teapot hot-beverage wrapped-gift
  Painted porcelain for tea and for the coffee ceremony. Packed in a gift box.
43-inch smart television | 26000 to 39000 | television-flat electric-plug popcorn speaker-high-volume | television-back television-remote
  Sharp picture, built-in Wi-Fi and a wall mount included. One year of guarantee.
Kitchen knife, forged steel | 700 to 1900 | kitchen-knife onion tomato
  Full-steel blade that stays sharp for months. We sharpen it once a year for free.
Cutlery for twelve | 1800 to 3900 | fork-and-knife-with-plate spoon cooking
  Stainless forks, knives and spoons in a simple shape. Safe in the dishwasher.
Fridge with freezer, 220 litres | 18500 to 27500 | refrigerator electric-plug glass-of-milk | refrigerator-open
  Two doors, quiet, and it runs from 170 V up. Delivered and carried upstairs.
Refrigerator, double door, 410 litres | 64000 to 98000 | refrigerator-steel glass-of-milk droplet | refrigerator-open
  Side by side in steel, with cold water at the door. Three years of guarantee on the motor.
Small fridge for office and shop | 9500 to 15500 | refrigerator-small glass-of-milk electric-plug
  Keeps forty bottles cold on little power. Fits below a counter.
Second-hand fridge, 180 litres | 8500 to 13500 | refrigerator leafy-green electric-plug | refrigerator-open
  Works well, new door seal, a scratch on the left side. Come and see it running.
Chest freezer, 200 litres | 21000 to 33000 | freezer-chest fish electric-plug
  Stays frozen for a day when the power is out. With lock and basket.
55-inch 4K television | 52000 to 79000 | television-wide popcorn speaker-high-volume | television-back television-remote
  Large, bright screen for the whole family. We hang it on the wall for you.
32-inch television, used two years | 9000 to 14500 | television-flat popcorn electric-plug | television-back television-remote
  Clear picture, two HDMI inputs, remote included. Sold because we bought a larger one.
Washing machine, 8 kg | 34000 to 52000 | washing-machine soap bubbles
  Washes a full load quietly, also with little water pressure. We connect it.
# design, 30 listings
@ Sheger Wood; Gojo Interiors; Dembel Living; Kerchat Furniture; Wanza Workshop
Three-seat sofa, hand carved | 38000 to 65000 | couch-and-lamp carpentry-saw thread house
  Solid wanza wood with firm cushions. Choose the cloth in our shop, delivery is included.
Double bed with drawers | 24000 to 42000 | bed wood hammer alarm-clock
  Sturdy bed with four deep drawers below. We bring it and put it together in an hour.
Dining chairs, set of six | 15000 to 27000 | chair wood fork-and-knife-with-plate
  Strong chairs with a comfortable back, sanded and oiled by hand.
Framed pictures for the living room | 1200 to 6500 | framed-picture mountain hammer
  Views of the Simien Mountains and Lalibela, framed and ready to hang.
Inside doors, made to measure | 9500 to 18000 | door key straight-ruler carpentry-saw
  Solid doors with frame, hinges and lock. We measure and fit them for you.
Round wall mirror | 2400 to 5600 | mirror light-bulb potted-plant
  Clear glass in a brass-coloured frame. Makes a small hall look twice as big.
# land
@ Entoto Gardens; Green Hand Landscaping; Abeba Nursery
Potted plants for house and balcony | 250 to 2200 | potted-plant sunflower leafy-green droplet
  Healthy plants in clay pots, from aloe to ficus. Tell us how much sun you have.
Garden care, weekly visit | asked for | house-with-garden bucket leafy-green deciduous-tree
  We mow, water, weed and take the cuttings away. Same gardener every week.
Fruit and shade tree saplings | 80 to 600 | seedling deciduous-tree avocado mango
  Avocado, mango and indigenous trees from our nursery, planted by us if you like.
Garden fountain, stone built | asked for | fountain brick droplet lotus
  We design and build small fountains with a quiet pump. One year of service is included.
Cut flowers and rose bushes | 150 to 900 | sunflower tulip rose bouquet
  Roses, lilies and sunflowers straight from the greenhouse in Holeta.
# homesecurity
@ Zebegna Smart Home; Safe Gojo Systems; Mela Alarm House
Door lock that opens with a code | 6800 to 14500 | locked-with-key key door mobile-phone
  Lock with key pad and spare keys. You give guests a code and take it back later.
Four-camera set for house and shop | 18500 to 34000 | video-camera desktop-computer mobile-phone house
  Day and night cameras with recorder. Watch your gate from your phone.
Smart bulbs, switched by phone | 650 to 1500 | light-bulb mobile-phone wireless
  Turn lights on before you come home. Works during weak network as well.
Door bell and alarm with siren | 3400 to 8900 | bell police-car-light door mobile-phone
  A loud siren and a message to your phone when a door or window is opened.
Fire extinguisher, 6 kg | 2800 to 4600 | fire-extinguisher fire bell
  Filled and checked, with wall holder. We come back each year for the check.
# energy
@ Tsehay Solar; Awash Power Tools; Birhan Energy; Rift Water Works
LED bulbs, box of ten | 900 to 1700 | light-bulb electric-plug package
  Bright bulbs that use little power and last for years. Broken ones are replaced.
Solar home set with two panels | 32000 to 85000 | sun house battery light-bulb
  Light, phone charging and television for the whole evening. We fit it on your roof.
Backup battery with inverter | 45000 to 110000 | battery electric-plug high-voltage light-bulb
  Keeps the fridge, the Wi-Fi and the lights running for eight hours when the power is out.
Water tank and pump, fitted | 21000 to 38000 | potable-water droplet wrench bucket
  A clean 2,000 litre tank with pump, so you have water even when the line is dry.
Wiring for new houses | asked for | high-voltage electric-plug wrench building-construction
  Licensed electricians plan and lay all lines, sockets and the fuse box.
# green
@ Addis Eco Shop; Tiru Earth; Koba Green Goods
Seedlings for your compound | 300 to 650 | seedling potted-plant leafy-green
  Five indigenous seedlings with compost. For every set sold we plant one more.
Woven shopping basket | 450 to 1300 | basket leafy-green tomato shopping-bags
  Woven by women in Harar from grass and palm. Holds 15 kg and lasts for years.
Refill soap, no plastic | 90 to 320 | lotion-bottle recycling-symbol soap bubbles
  Bring your bottle and pay only for the soap. Breaks down fully in nature.
Town bicycle, overhauled | 8500 to 19000 | bicycle wrench seedling
  Used bicycles with new brakes, chain and tyres. Three months of guarantee.
Raw forest honey from Kaffa | 550 to 950 | honey-pot sunflower deciduous-tree
  Unheated honey from wild hives. A share of the price goes to keeping the forest.
# foods
@ Kaldi's Corner; Mesob Kitchen; Arba Minch Fruits; Tizita Bakery
Yirgacheffe coffee, fresh roast | 420 to 780 | hot-beverage teapot package
  Roasted this morning, whole beans or ground while you wait. Sold by the half kilo.
Organic fruit box, weekly | 550 to 950 | banana mango avocado basket
  Bananas, mangoes, avocados and whatever is ripe, brought to your door on Saturday.
Doro wot for eight people | 2800 to 4200 | pot-of-food egg onion hot-pepper
  Slow-cooked chicken stew with twelve eggs and fresh enjera. Order one day ahead.
Fresh bread and ambasha | 25 to 180 | bread honey-pot hot-beverage
  Baked at five every morning. Call before noon and we keep a loaf for you.
Berbere and kitchen spices | 280 to 640 | hot-pepper onion tomato
  Sun-dried peppers ground with fifteen spices. Mild, medium or hot.
Birthday cake, made to order | 1400 to 4500 | birthday-cake candle wrapped-gift
  Sponge with cream and fruit, and the name on top. Ready in 24 hours.
# agriculture, 30 listings
@ Holeta Farm Supply; Debre Zeit Dairy; Gebre Grain Store; Awash Valley Growers; Sululta Farm Store
White maize, 50 kg sack | 2400 to 3300 | ear-of-corn basket tractor
  Dry and cleaned, from this harvest. We deliver from five sacks on.
Milk cow, second calf | 95000 to 160000 | cow glass-of-milk bucket
  Healthy crossbreed giving 18 litres a day. Vaccination card comes with her.
Sheep for the holiday | 9500 to 19000 | ewe leafy-green pickup-truck
  Fat highland sheep, fed on grass and grain. Choose yours at the farm, we bring it.
Laying hens and fresh eggs | 390 to 950 | chicken egg basket
  Hens at 18 weeks, ready to lay. Eggs are sold by the tray of thirty.
Tomatoes by the crate | 700 to 1500 | tomato onion delivery-truck
  Firm red tomatoes from Meki, picked the day before. Good price for hotels.
Tractor ploughing, per hectare | 3800 to 6500 | tractor seedling ear-of-corn
  Driver and fuel are included. Book early, the rains do not wait.
# pet
@ Wusha Pet Shop; Four Paws Addis; Demet Corner
Puppies, vaccinated | 6000 to 18000 | dog bone stethoscope
  Friendly puppies, ten weeks old, raised in a family. Vaccination card is included.
Cat food and cat sand | 480 to 2600 | cat fish shopping-bags
  Dry food in 2 kg and 10 kg bags, and sand that keeps the smell away.
Aquarium with fish and pump | 7500 to 16000 | tropical-fish droplet light-bulb
  Sixty-litre tank, pump, light and ten fish. We set it up in your home.
Chew bones and toys | 150 to 700 | bone dog soccer-ball
  Strong toys for small and large dogs. They love them, your shoes are safe.
Vet visit at home | asked for | stethoscope bone syringe dog
  Check-up, vaccination and nail care without the stress of a trip.
# fashions, 30 listings
@ Shiro Meda Weavers; Tibeb House; Addis Thread; Bole Street Wear; Netela and More
Habesha kemis for Meskel | 4500 to 15000 | dress thread sewing-needle scarf
  Hand-woven cotton with a golden tibeb border. We fit it to your size within two days.
Leather handbag, stitched by hand | 1800 to 4200 | handbag thread shopping-bags
  Soft Ethiopian sheepskin with a zip pocket inside. Comes in brown, red and black.
Running shoes, sizes 36 to 45 | 2400 to 5800 | running-shoe socks t-shirt
  Light shoes with a firm sole for the road and for the forest tracks of Entoto.
Plain cotton T-shirts, pack of three | 900 to 1600 | t-shirt jeans billed-cap
  Locally spun cotton that keeps its shape after washing. Choose your three colours.
Winter coat with warm lining | 3200 to 7500 | coat scarf gloves
  For cold mornings in the rainy season. Water runs off and the hood can be taken off.
Heels for weddings and parties | 1900 to 4800 | high-heeled-shoe dress handbag
  Elegant heels with a padded sole, so you can dance the eskista all evening.
# health, 30 listings
@ Enat Beauty Corner; Selamta Cosmetics; Tena Adam Care; Lemlem Skin Shop; Desta Body Shop
@ Nardos Cosmetics
Body lotion with shea and honey | 350 to 900 | lotion-bottle honey-pot soap mirror
  Rich lotion for dry highland air. It sinks in quickly and does not stain your clothes.
Lipstick set, six warm colours | 650 to 1800 | lipstick mirror nail-polish
  Six matt colours that suit every skin and stay on through the coffee ceremony.
Black seed and moringa soap | 120 to 280 | soap leafy-green sponge bubbles
  Cold-made soap with no added perfume. Gentle enough for children.
Nail polish, quick dry | 180 to 420 | nail-polish lipstick sparkles
  Dry in two minutes and shiny for a week. More than thirty colours in the shop.
Bamboo toothbrushes, family pack | 240 to 450 | toothbrush sparkles mirror
  Four soft brushes with a handle that rots away naturally when you are done with it.
# jewelry
@ Axum Silver; Warqa Gold House; Piassa Gem Corner; Nigist Beads
Engagement ring, 18 carat | 38000 to 120000 | ring gem-stone wrapped-gift heart-with-ribbon
  Gold ring with a bright stone. Free resizing in the first month.
Welo opal, cut and polished | 6500 to 48000 | gem-stone magnifying-glass-tilted-left sparkles
  Natural opal from the hills of Welo, sold loose or set in silver as you like.
Steel watch with leather strap | 3500 to 12500 | watch alarm-clock wrapped-gift
  Clear face, safe under running water, two years of guarantee. We change batteries for free.
Bridal crown, gold plated | 5200 to 18000 | crown ring sparkles bouquet
  Light crown for the melse celebration. To buy, or to rent for the weekend.
Blue glass bead bracelet | 450 to 1200 | nazar-amulet thread gem-stone
  Hand-strung glass beads on a strong thread. Each one is a little different.
# sallons
@ Konjo Hair Studio; Saron Beauty Salon; Kazanchis Barbers; Arada Cuts
Haircut and beard trim | 200 to 500 | barber-pole scissors hair-pick mirror
  A sharp cut with a hot towel at the end. Walk in, or call us and skip the queue.
Shuruba braids and hair styling | 600 to 2200 | hair-pick ribbon mirror lotion-bottle
  Classic and modern braids for every day and for the wedding. We use mild oils only.
Manicure and pedicure | 450 to 1200 | nail-polish sparkles soap
  Nails, feet and henna on request, with tools cleaned after each guest.
Bridal make-up at your home | asked for | lipstick mirror bouquet crown
  We come to you early in the morning with everything needed for the bride and her friends.
# tatue
@ Lucy Ink Studio; Blue Nile Tattoo; Needle and Rose
Rose tattoo, drawn for you | 2500 to 7000 | rose fountain-pen sparkles
  We draw your rose first and start when you like it. All needles are new and sealed.
Small butterfly, fine lines | 1500 to 3500 | butterfly fountain-pen mirror
  A fine-line butterfly for wrist or ankle, ready in less than an hour.
Old-school anchor in full colour | 3000 to 8500 | anchor fountain-pen artist-palette
  Bold lines and strong colours that last. The second visit for touch-ups is free.
Ear piercing with a stone stud | 800 to 2000 | gem-stone sparkles lotion-bottle
  Clean, quick and nearly painless. The stud and a bottle of care lotion are included.
Lion of Judah portrait tattoo | asked for | lion fountain-pen artist-palette
  A large shaded lion for shoulder or back, done in two or three sittings.
`;
