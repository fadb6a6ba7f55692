/** `demonstration-categories.ts` explains the format. */
export const demonstrationTechnology = `
# electronics, 44 listings
@ Merkato Tech; Arada Computers; Piassa Digital; Bole Gadgets; Gerji Laptop Centre
@ Mexico Screen House
Refurbished 14-inch business laptop | 34000 to 48000 | laptop keyboard electric-plug briefcase | laptop-closed
  16 GB memory and a fast disk, cleaned and tested. Six months of guarantee.
Desktop computer for office work | 38000 to 62000 | desktop-computer keyboard printer
  Complete set with screen, keyboard and mouse. We bring it and set it up.
Smartphone, 128 GB, two SIM cards | 14500 to 28000 | mobile-phone battery headphone electric-plug
  New in the box with charger and cover. The battery lasts well over a day.
Over-ear headphones | 2800 to 6900 | headphone musical-score mobile-phone
  Soft pads, deep sound and 30 hours of music on one charge.
Laser printer for home and office | 16500 to 29000 | printer page-facing-up laptop card-index
  Prints 28 pages a minute. The first toner is in the box and refills are cheap.
Game console controller | 2600 to 5200 | video-game headphone television
  Works with console and computer, by cable or without.
Laptop for students, 13 inch | 28000 to 41000 | laptop-thin backpack electric-plug | laptop-closed
  8 GB memory, light enough for a school bag, and ten hours on one charge. New, with one year of guarantee.
Gaming laptop, 16 inch | 92000 to 148000 | laptop-gaming headphone video-game | laptop-closed
  Fast graphics card, 32 GB memory and lit keys. Try it on our table before you pay.
Used laptop with new battery | 16500 to 24000 | laptop electric-plug battery | laptop-closed
  Checked from hinge to hard disk, cleaned, and with a new battery. Charger included.
43-inch smart television | 26000 to 39000 | television-flat electric-plug speaker-high-volume | television-back television-remote
  Sharp picture, Wi-Fi and a wall mount included. We bring it and set it up.
55-inch 4K television | 52000 to 79000 | television-wide popcorn speaker-high-volume | television-back television-remote
  Large, bright screen with four HDMI inputs. Two years of guarantee.
# software
@ Fidel Software; Nile Code Works; Adey IT Services
Data backup and recovery | 3500 to 18000 | floppy-disk optical-disk locked file-cabinet
  Nightly copies of your files, and help when a disk is broken. No data, no fee.
Shop and stock program | 12000 to 45000 | desktop-computer receipt bar-chart package
  Sell, count stock and print receipts on one screen, in Amharic and English.
Company website in two weeks | asked for | globe-with-meridians laptop mobile-phone artist-palette
  A fast site that looks right on every phone. Name and mail addresses are included.
Phone app for your business | asked for | mobile-phone puzzle-piece chart-increasing light-bulb
  From the first sketch to the app store. You see progress every Friday.
Network and Wi-Fi for offices | asked for | wireless electric-plug laptop toolbox
  We plan, cable and test your network and stay on call when something fails.
# telecom
@ Habesha Connect; Signal House; Tower Line Telecom
Satellite dish, fitted and tuned | 4200 to 8800 | satellite-antenna television ladder
  Strong dish with receiver. We point it, tune it and show you the channels.
SIM cards and monthly packages | 100 to 1500 | mobile-phone satellite-antenna identification-card
  We register your line in ten minutes and help you pick a package that fits.
Home internet, up to 100 Mbit | 1200 to 4900 | wireless laptop house electric-plug
  Router, cable and set-up in one visit. No hidden cost in the first month.
Office telephones with extensions | asked for | telephone telephone-receiver office-building
  Up to twenty desks on one number, with greeting and call forwarding.
Two-way radios, pair | 4800 to 9600 | radio battery satellite-antenna
  Reach five kilometres in open land. Good for guards, guides and building sites.
# digital
@ Gulelat Media; Buna Marketing; Loud and Local
Social media pages, run for you | 8000 to 25000 | megaphone mobile-phone speech-balloon camera
  Twelve posts a month with pictures and replies to comments. You approve each post.
Online adverts with clear reports | asked for | chart-increasing magnifying-glass-tilted-left laptop coin
  We set your budget, test three adverts and show what each visitor cost.
Be found in local search | 4500 to 12000 | magnifying-glass-tilted-left round-pushpin world-map mobile-phone
  We put your shop on the maps with photos, hours and phone number.
Newsletters your customers open | asked for | e-mail memo bar-chart
  Short monthly mails and text messages in Amharic, Afaan Oromo or English.
# virtual
@ Megenagna Live; Selam Webinars; Screen and Stage
Live stream of your wedding | 22000 to 60000 | video-camera bouquet mobile-phone wireless
  Three cameras and a steady link, so the family abroad can join in.
Webinar hosting, up to 500 guests | asked for | desktop-computer microphone spiral-calendar headphone
  We send the invitations, run the session and give you the recording.
Online conference with rooms | asked for | globe-with-meridians laptop speech-balloon admission-tickets
  Stage, side rooms and a help desk for one or more days.
Team quiz and virtual party | 6000 to 15000 | trophy party-popper laptop puzzle-piece
  A cheerful host, good questions and a winner at the end. For 10 to 80 people.
# admin
@ Desk Buddy Addis; Tebaber Office Support; Kifle Virtual Help
Data entry and filing | 3000 to 15000 | file-cabinet keyboard card-index-dividers clipboard
  Paper lists become clean tables, checked twice by two people.
Virtual assistant, by the hour | 250 to 600 | laptop e-mail spiral-calendar telephone
  Mail, calls and bookings done for you in Amharic and English.
Call answering for small shops | asked for | telephone headphone memo
  We answer with your name, note the order and send it to you at once.
Calendar and travel planning | asked for | spiral-calendar alarm-clock airplane memo
  We plan your week, book the tickets and remind you in time.
Invoices and simple bookkeeping | 3500 to 9000 | receipt abacus coin
  We write your invoices, follow up on payments and keep the receipts in order.
# elearning
@ Fidel Lane Academy; Qine Online School; Lesson Tree
Grade 12 exam course | 1500 to 4500 | graduation-cap books pencil laptop
  Live lessons every evening with exercises from past exams. The first week is free.
Learn to code from zero | 4500 to 12000 | laptop puzzle-piece chart-increasing keyboard
  Build your first website in eight weeks. You only need a laptop.
English conversation, small groups | 1800 to 4200 | speech-balloon headphone open-book globe-with-meridians
  Four learners and one teacher, twice a week, at the time that suits you.
Mathematics for grades 5 to 8 | 900 to 2400 | abacus triangular-ruler straight-ruler notebook
  Short videos, friendly exercises and a tutor who answers every question.
Biology and chemistry at home | 1200 to 3200 | microscope test-tube open-book
  See experiments on screen and try the safe ones in your own kitchen.
# carbrands, 30 listings
@ Gotera Motors; Abay Car Market; Sheger Auto Hall; Wheels of Addis; Kality Motors
Family SUV, 2021, automatic | 4200000 to 6300000 | sport-utility-vehicle key fuel-pump
  One owner, 42,000 km, new tyres. Bank loan can be arranged at our office.
Small city car, low fuel use | 1650000 to 2400000 | automobile fuel-pump key
  Five litres on 100 km and easy to park. Duty paid, papers ready.
Pickup with double cabin | 4900000 to 7200000 | pickup-truck toolbox key
  Five seats and a long bed for the farm or the building site. Four-wheel drive.
Minibus, twelve seats | 2300000 to 3400000 | minibus seat key
  Good engine, clean seats and a taxi licence that runs for another year.
Motorbike, 150 cc | 145000 to 230000 | motorcycle key fuel-pump
  New bike for town and gravel roads, with helmet and first service.
Electric scooter, 60 km range | 98000 to 165000 | motor-scooter battery electric-plug
  Charge at home overnight for a few birr. No fuel queue any more.
# automotive
@ Mekanissa Garage; Quick Spanner Addis; Lideta Auto Care
Full service with 25 checks | 3200 to 7400 | automobile oil-drum wrench clipboard
  Oil, filters, brakes and lights. You get the list with photos the same evening.
Engine parts, new and used | 350 to 28000 | gear toolbox automobile
  Parts for most common cars in stock. Wrong part? Bring it back within a week.
Car battery with free fitting | 6900 to 14500 | battery high-voltage automobile
  Maintenance-free battery with a year of guarantee. We take the old one back.
Brake and engine repair | asked for | wrench gear toolbox
  We name the price before we start and show you the old parts afterwards.
Breakdown help, day and night | asked for | pickup-truck police-car-light telephone-receiver
  Flat tyre or dead engine? We come within the hour inside the ring road.
# carwash
@ Shiny Sefer Car Wash; Bubble Bay Addis; Wuha Auto Spa
Hand wash, inside and outside | 350 to 800 | bubbles automobile bucket hot-beverage
  Foam, rinse, vacuum and windows in forty minutes. Free coffee while you wait.
Polish and wax | 2200 to 5500 | sparkles automobile sponge
  Takes out light scratches and protects the paint through the rainy season.
Seat and carpet deep clean | 1800 to 4200 | seat soap bubbles
  Stains, dust and smells are gone, and the car is dry by the evening.
Engine bay and chassis wash | 900 to 1900 | gear droplet wrench
  Careful steam cleaning that spares cables and sensors.
Mobile car wash at your gate | 500 to 1100 | bucket sport-utility-vehicle sponge house
  We bring water and power. Book five washes and the sixth is free.
# freight
@ Dry Port Express; Camel Route Cargo; Lion Gate Couriers
Parcel to any regional town | 180 to 1500 | package delivery-truck round-pushpin mobile-phone
  Collected today, there in one to three days. You can follow it on your phone.
Full truck to Djibouti and back | asked for | articulated-lorry clipboard world-map
  Forty-ton trucks with experienced drivers. We handle the papers at the border.
Air freight, up to 300 kg | asked for | airplane package globe-showing-europe-africa
  Two flights a week to the Gulf and Europe, with cool storage for flowers.
Sea container, shared or full | asked for | ship anchor articulated-lorry package
  From Asia to the dry port in Modjo. You pay only for the space you use.
Documents by bike in one hour | 150 to 400 | bicycle envelope stopwatch
  Contracts, tickets and cheques from hand to hand inside the city.
# logistic
@ Tolo Delivery; Sefer Movers; Door to Door Habesha
House moving with packing | asked for | delivery-truck package couch-and-lamp house
  Boxes, four strong helpers and a covered truck. Nothing breaks, or we pay.
Same-day shop delivery | 120 to 350 | motor-scooter shopping-bags round-pushpin
  We collect from your shop at noon and deliver to your customers by six.
Hot meals in thirty minutes | 80 to 220 | takeout-box motor-scooter stopwatch
  Food arrives warm in closed boxes. We carry for more than eighty kitchens.
Dry storage by the month | 1200 to 18000 | package locked-with-key clipboard
  Guarded store in Kality from one pallet on, open every day.
Pickup with driver, half a day | 1800 to 4500 | pickup-truck wood package
  For a fridge, a sofa or market goods. The driver helps to load.
# marine
@ Tana Boat House; Hawassa Lake Marine; Papyrus Boats
Sailing hour on Lake Tana | 1800 to 4500 | sailboat ring-buoy sun
  A calm hour along the papyrus, with skipper and life vests. Up to six guests.
Motor boat, six metres | 680000 to 1250000 | motor-boat anchor fuel-pump key
  Fibreglass boat with a 40 hp engine and trailer. Test it on the lake first.
Life vests and rescue rings | 1200 to 3600 | ring-buoy anchor sailboat
  Tested rings and vests in all sizes, single or by the dozen for boat owners.
Fishing gear and fresh tilapia | 350 to 4800 | fishing-pole fish bucket
  Rods, lines and nets, and the catch of the morning on ice.
Boat engine service | asked for | wrench motor-boat gear oil-drum
  We take out the engine, clean and repair it and test it on the water.
Canoe with two paddles | 38000 to 72000 | canoe ring-buoy sun
  Light and steady on calm water, with dry bags for your things.
# travels
@ Walia Path Tours; Salt Road Tours; Selam Journey Desk; Blue Sky Tickets
Flight tickets, all directions | 4500 to 95000 | airplane luggage globe-showing-europe-africa admission-tickets
  We compare every route and tell you the full price, bags included.
Five days in the Simien Mountains | 18500 to 42000 | mountain hiking-boot tent compass
  Guide, mules, tents and warm food. You walk, we carry.
Weekend at Lake Langano | 7800 to 16500 | beach-with-umbrella sun sailboat luggage
  Two nights in a lodge by the beach with breakfast and boat ride.
Camel trek in the Danakil | 32000 to 68000 | camel sun tent compass
  Salt flats, hot springs and a night under the stars, with a local guide.
Bus seats to Gondar and Harar | 950 to 2100 | bus seat luggage
  Wide seats, water and a stop for lunch. Buses leave at six in the morning.
`;
