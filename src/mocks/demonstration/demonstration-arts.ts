/** `demonstration-categories.ts` explains the format. */
export const demonstrationArts = `
# art
@ Lalibela Crafts; Jemari Art House; Zema Handicrafts; Clay and Colour
Paintings of Addis street life | 3500 to 28000 | artist-palette framed-picture paintbrush
  Acrylic on canvas, signed by the painter. Visit the studio and meet her.
Black clay pots and jebena | 250 to 1400 | amphora hot-beverage fire
  Fired in an open kiln and safe on the stove. No two pots are the same.
Hand-spun wool and yarn | 180 to 2600 | yarn ewe scarf
  Highland wool coloured with plants. Sold by the ball or as a finished blanket.
Harar baskets for the wall | 650 to 3200 | basket thread house
  Bright baskets with old patterns, woven by a group of neighbours.
Painted masks and carvings | 900 to 4800 | performing-arts wood paintbrush
  Carved from fallen olive wood and painted with natural colours.
Embroidery on request | 400 to 3800 | sewing-needle thread dress
  Your pattern on cloth, curtains or a dress, stitched by hand.
# entertaiments
@ Arada Picture Hall; Azmari Nights; Merry Sefer Shows
New Ethiopian films this week | 120 to 350 | clapper-board popcorn admission-tickets
  Three new films, shown daily at 2, 5 and 8. Half price before noon.
Live azmari evening | 350 to 1500 | microphone violin fork-and-knife-with-plate
  Songs, jokes and masinko with dinner. Book a table for up to ten.
Circus show for children | 150 to 400 | circus-tent balloon popcorn admission-tickets
  Jugglers, acrobats and clowns every Saturday at three.
Theatre, new play in Amharic | 200 to 500 | performing-arts admission-tickets microphone
  A comedy about three neighbours and one water tank. Two hours with a break.
Ferris wheel and fun park | 250 to 600 | ferris-wheel popcorn balloon
  Eight rides for one ticket, open on holidays until late.
New music albums on disc | 180 to 450 | optical-disk headphone musical-score
  Albums released this month, with the words printed inside.
# music
@ Tizita Music House; Krar and Strings; Bati Sound Shop
Acoustic guitar with bag | 7800 to 18500 | guitar microphone musical-score
  Warm tone and low strings for learners. The first lesson is on us.
Kebero and drum set | 2600 to 42000 | drum musical-score microphone
  Hand-made kebero or a full set with cymbals. Try them in the back room.
Keyboard with 61 keys | 13500 to 34000 | musical-keyboard headphone musical-score
  Touch keys, stand and headphones. Ethiopian scales are built in.
Saxophone for Ethio-jazz | 28000 to 62000 | saxophone musical-keyboard musical-score
  Overhauled alto saxophones with case and two reeds.
Violin lessons and rental | 1200 to 3500 | violin musical-score spiral-calendar
  Rent a violin for a month and learn with a patient teacher.
Accordion, restored | 19000 to 31000 | accordion musical-score microphone
  Old accordion with new bellows and a bright, clean sound.
# photography
@ Lalibela Studio; Adey Frames; Golden Hour Films; Mastawesha Photo
Wedding photo and film | 35000 to 95000 | camera-with-flash bouquet video-camera
  Two photographers and one film maker for the whole day, with a printed album.
Camera with two lenses | 42000 to 88000 | camera battery backpack
  Well-kept mirrorless camera with bag and card. Tested in our studio.
Film camera crew for a day | asked for | clapper-board movie-camera studio-microphone
  Camera, light and sound with two people, for adverts and music videos.
Passport and family portraits | 150 to 1200 | framed-picture camera identification-card
  Ready in fifteen minutes, with four prints and the file.
Old films to digital | 400 to 2500 | film-projector clapper-board optical-disk
  We copy film rolls and video tapes to your phone or a disk.
Product photos for online shops | asked for | light-bulb camera handbag laptop
  Clean pictures on white, ten articles in one morning.
# podcasting
@ Wey Gud Audio; Radio Sefer Studio; Clear Voice Addis
Podcast studio by the hour | 800 to 2200 | studio-microphone headphone level-slider
  Quiet room, four microphones and someone at the desk. Bring only your voice.
Edit and mix your episode | 1200 to 4500 | level-slider headphone laptop
  We cut the pauses, even out the voices and add your opening tune.
Radio advert, 30 seconds | 4500 to 14000 | radio megaphone musical-score
  Script, speaker and music from one hand, in three languages if you need.
Sound equipment for events | 3500 to 12000 | speaker-high-volume microphone delivery-truck
  Speakers, stands and cables for up to 300 people, set up by us.
Audio books in Amharic | asked for | headphone open-book studio-microphone
  We record your book with trained readers and publish it for you.
# printing
@ Fidel Print; Arat Kilo Press; Ink and Paper Addis
Flyers and newspapers | 900 to 48000 | rolled-up-newspaper newspaper delivery-truck
  From a hundred flyers to ten thousand newspapers, folded and bundled.
Business cards, 200 pieces | 450 to 1400 | card-index printer scissors
  Thick card with clean edges, printed while you wait.
Books and theses, bound | 350 to 2800 | closed-book books printer
  Soft or hard cover with gold letters. One copy or one thousand.
Printed T-shirts and caps | 380 to 850 | t-shirt billed-cap artist-palette
  Your logo or picture in colours that stay after fifty washes.
Banners and signs | 600 to 9500 | placard ladder paintbrush
  Large prints for shop fronts and events. We hang them for you too.
Posters and calendars | 180 to 1600 | spiral-calendar pencil framed-picture
  Glossy prints up to A0, and wall calendars with Ethiopian dates.
# books
@ Addis Book Fair; Mercato Book Row; Metsehaf Bet; Readers of Bole
Grade 9 to 12 textbooks | 180 to 2400 | books backpack graduation-cap
  Full sets for the new curriculum, new and second hand.
Amharic novels and poetry | 200 to 650 | open-book hot-beverage books
  Old favourites and new voices. Tell us what you liked last.
Notebooks, pack of ten | 350 to 700 | notebook pencil backpack
  Ruled or squared, 96 pages, with covers that survive a school bag.
Pens and fountain pens | 15 to 1800 | fountain-pen pencil wrapped-gift
  From simple blue pens to a fountain pen in a gift box.
Atlas and maps of Ethiopia | 450 to 1500 | world-map compass open-book
  New maps for wall and desk with all regions and roads.
Colouring books and crayons | 160 to 480 | crayon notebook lion
  Animals of Ethiopia to colour in, with a box of 24 crayons.
# events
@ Mushra Wedding House; Melse Moments; Bole Bridal Corner
Bridal bouquet and flowers | 1800 to 6500 | bouquet rose ribbon
  Roses from Holeta, tied on the morning of the wedding and brought to the bride.
Wedding dress, buy or rent | 9500 to 65000 | dress high-heeled-shoe crown mirror
  Forty dresses to try on in peace, with a tailor in the house.
Groom's suit and tie | 8500 to 24000 | necktie mans-shoe watch
  Made to measure in ten days. Matching ties for all your friends.
Wedding cake with three tiers | 6500 to 22000 | birthday-cake ring bouquet
  Choose flavour and flowers at our tasting table on Thursdays.
Invitation cards | 25 to 120 | love-letter envelope fountain-pen
  Printed in Amharic and English with envelopes, ready in four days.
Wedding rings, pair | 24000 to 85000 | ring gem-stone heart-with-ribbon
  Plain or engraved, in gold or silver. Engraving takes one day.
# decor
@ Adey Decor; Enkutatash Events; Ribbon and Light
Balloons and birthday decor | asked for | balloon birthday-cake ribbon party-popper
  Arches, numbers and a photo wall, set up in an hour and taken down after.
Table flowers for halls | 450 to 1200 | tulip candle bouquet sunflower
  Fresh arrangements for 10 to 80 tables in the colours you choose.
Full event planning | asked for | spiral-calendar clipboard party-popper
  Hall, food, music and guests: we keep the list, you keep calm.
Candles and lantern lights | 900 to 4800 | candle light-bulb sparkles
  Soft light for garden evenings, with holders and a helper.
Gift wrapping and favours | 35 to 250 | wrapped-gift ribbon candle
  Small gifts for every guest, wrapped with a ribbon and a name.
Graduation party set | 3200 to 8800 | graduation-cap party-popper balloon
  Caps, banners, confetti and a backdrop in your school colours.
# rental
@ Kiray Rentals; Share and Save Addis; Tent and Table Hire
Car hire with or without driver | 2800 to 8500 | key automobile world-map
  Clean cars by the day or week, full insurance, pick-up at the airport.
Tents for 50 to 300 guests | asked for | tent chair delivery-truck
  Waterproof tents, put up the evening before and taken down after.
Chairs and tables | 15 to 180 | chair fork-and-knife-with-plate delivery-truck
  Chairs with covers and round tables for ten. Delivery is included from 100 chairs.
Tools by the day | 150 to 1800 | toolbox ladder carpentry-saw hammer
  Drills, saws, ladders and mixers. Bring your ID and go.
Sound and projector set | 2200 to 5500 | film-projector speaker-high-volume microphone
  Projector, screen, two speakers and a microphone in one case.
`;
