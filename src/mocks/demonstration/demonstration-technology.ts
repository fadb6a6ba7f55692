import type { CategoryValue } from '@/listings/categories/categories';

import type { DemonstrationCategory } from './demonstration-category';

export const demonstrationTechnology = {
  electronics: {
    companies: [
      'Merkato Tech',
      'Arada Computers',
      'Piassa Digital',
      'Bole Gadgets',
      'Gerji Laptop Centre',
      'Mexico Screen House',
    ],
    listings: 44,
    products: [
      {
        name: 'Refurbished 14-inch business laptop',
        description: '16 GB memory and a fast disk, cleaned and tested. Six months of guarantee.',
        pictures: ['laptop', 'keyboard', 'electric-plug', 'briefcase'],
        sides: ['laptop-closed'],
        price: [34000, 48000],
      },
      {
        name: 'Desktop computer for office work',
        description: 'Complete set with screen, keyboard and mouse. We bring it and set it up.',
        pictures: ['desktop-computer', 'keyboard', 'printer'],
        price: [38000, 62000],
      },
      {
        name: 'Smartphone, 128 GB, two SIM cards',
        description: 'New in the box with charger and cover. The battery lasts well over a day.',
        pictures: ['mobile-phone', 'battery', 'headphone', 'electric-plug'],
        price: [14500, 28000],
      },
      {
        name: 'Over-ear headphones',
        description: 'Soft pads, deep sound and 30 hours of music on one charge.',
        pictures: ['headphone', 'musical-score', 'mobile-phone'],
        price: [2800, 6900],
      },
      {
        name: 'Laser printer for home and office',
        description: 'Prints 28 pages a minute. The first toner is in the box and refills are cheap.',
        pictures: ['printer', 'page-facing-up', 'laptop', 'card-index'],
        price: [16500, 29000],
      },
      {
        name: 'Game console controller',
        description: 'Works with console and computer, by cable or without.',
        pictures: ['video-game', 'headphone', 'television'],
        price: [2600, 5200],
      },
      {
        name: 'Laptop for students, 13 inch',
        description:
          '8 GB memory, light enough for a school bag, and ten hours on one charge. New, with one year of guarantee.',
        pictures: ['laptop-thin', 'backpack', 'electric-plug'],
        sides: ['laptop-closed'],
        price: [28000, 41000],
      },
      {
        name: 'Gaming laptop, 16 inch',
        description: 'Fast graphics card, 32 GB memory and lit keys. Try it on our table before you pay.',
        pictures: ['laptop-gaming', 'headphone', 'video-game'],
        sides: ['laptop-closed'],
        price: [92000, 148000],
      },
      {
        name: 'Used laptop with new battery',
        description: 'Checked from hinge to hard disk, cleaned, and with a new battery. Charger included.',
        pictures: ['laptop', 'electric-plug', 'battery'],
        sides: ['laptop-closed'],
        price: [16500, 24000],
      },
      {
        name: '43-inch smart television',
        description: 'Sharp picture, Wi-Fi and a wall mount included. We bring it and set it up.',
        pictures: ['television-flat', 'electric-plug', 'speaker-high-volume'],
        sides: ['television-back', 'television-remote'],
        price: [26000, 39000],
      },
      {
        name: '55-inch 4K television',
        description: 'Large, bright screen with four HDMI inputs. Two years of guarantee.',
        pictures: ['television-wide', 'popcorn', 'speaker-high-volume'],
        sides: ['television-back', 'television-remote'],
        price: [52000, 79000],
      },
    ],
  },
  software: {
    companies: ['Fidel Software', 'Nile Code Works', 'Adey IT Services'],
    products: [
      {
        name: 'Data backup and recovery',
        description: 'Nightly copies of your files, and help when a disk is broken. No data, no fee.',
        pictures: ['floppy-disk', 'optical-disk', 'locked', 'file-cabinet'],
        price: [3500, 18000],
      },
      {
        name: 'Shop and stock program',
        description: 'Sell, count stock and print receipts on one screen, in Amharic and English.',
        pictures: ['desktop-computer', 'receipt', 'bar-chart', 'package'],
        price: [12000, 45000],
      },
      {
        name: 'Company website in two weeks',
        description: 'A fast site that looks right on every phone. Name and mail addresses are included.',
        pictures: ['globe-with-meridians', 'laptop', 'mobile-phone', 'artist-palette'],
        price: null,
      },
      {
        name: 'Phone app for your business',
        description: 'From the first sketch to the app store. You see progress every Friday.',
        pictures: ['mobile-phone', 'puzzle-piece', 'chart-increasing', 'light-bulb'],
        price: null,
      },
      {
        name: 'Network and Wi-Fi for offices',
        description: 'We plan, cable and test your network and stay on call when something fails.',
        pictures: ['wireless', 'electric-plug', 'laptop', 'toolbox'],
        price: null,
      },
    ],
  },
  telecom: {
    companies: ['Habesha Connect', 'Signal House', 'Tower Line Telecom'],
    products: [
      {
        name: 'Satellite dish, fitted and tuned',
        description: 'Strong dish with receiver. We point it, tune it and show you the channels.',
        pictures: ['satellite-antenna', 'television', 'ladder'],
        price: [4200, 8800],
      },
      {
        name: 'SIM cards and monthly packages',
        description: 'We register your line in ten minutes and help you pick a package that fits.',
        pictures: ['mobile-phone', 'satellite-antenna', 'identification-card'],
        price: [100, 1500],
      },
      {
        name: 'Home internet, up to 100 Mbit',
        description: 'Router, cable and set-up in one visit. No hidden cost in the first month.',
        pictures: ['wireless', 'laptop', 'house', 'electric-plug'],
        price: [1200, 4900],
      },
      {
        name: 'Office telephones with extensions',
        description: 'Up to twenty desks on one number, with greeting and call forwarding.',
        pictures: ['telephone', 'telephone-receiver', 'office-building'],
        price: null,
      },
      {
        name: 'Two-way radios, pair',
        description: 'Reach five kilometres in open land. Good for guards, guides and building sites.',
        pictures: ['radio', 'battery', 'satellite-antenna'],
        price: [4800, 9600],
      },
    ],
  },
  digital: {
    companies: ['Gulelat Media', 'Buna Marketing', 'Loud and Local'],
    products: [
      {
        name: 'Social media pages, run for you',
        description: 'Twelve posts a month with pictures and replies to comments. You approve each post.',
        pictures: ['megaphone', 'mobile-phone', 'speech-balloon', 'camera'],
        price: [8000, 25000],
      },
      {
        name: 'Online adverts with clear reports',
        description: 'We set your budget, test three adverts and show what each visitor cost.',
        pictures: ['chart-increasing', 'magnifying-glass-tilted-left', 'laptop', 'coin'],
        price: null,
      },
      {
        name: 'Be found in local search',
        description: 'We put your shop on the maps with photos, hours and phone number.',
        pictures: ['magnifying-glass-tilted-left', 'round-pushpin', 'world-map', 'mobile-phone'],
        price: [4500, 12000],
      },
      {
        name: 'Newsletters your customers open',
        description: 'Short monthly mails and text messages in Amharic, Afaan Oromo or English.',
        pictures: ['e-mail', 'memo', 'bar-chart'],
        price: null,
      },
    ],
  },
  virtual: {
    companies: ['Megenagna Live', 'Selam Webinars', 'Screen and Stage'],
    products: [
      {
        name: 'Live stream of your wedding',
        description: 'Three cameras and a steady link, so the family abroad can join in.',
        pictures: ['video-camera', 'bouquet', 'mobile-phone', 'wireless'],
        price: [22000, 60000],
      },
      {
        name: 'Webinar hosting, up to 500 guests',
        description: 'We send the invitations, run the session and give you the recording.',
        pictures: ['desktop-computer', 'microphone', 'spiral-calendar', 'headphone'],
        price: null,
      },
      {
        name: 'Online conference with rooms',
        description: 'Stage, side rooms and a help desk for one or more days.',
        pictures: ['globe-with-meridians', 'laptop', 'speech-balloon', 'admission-tickets'],
        price: null,
      },
      {
        name: 'Team quiz and virtual party',
        description: 'A cheerful host, good questions and a winner at the end. For 10 to 80 people.',
        pictures: ['trophy', 'party-popper', 'laptop', 'puzzle-piece'],
        price: [6000, 15000],
      },
    ],
  },
  admin: {
    companies: ['Desk Buddy Addis', 'Tebaber Office Support', 'Kifle Virtual Help'],
    products: [
      {
        name: 'Data entry and filing',
        description: 'Paper lists become clean tables, checked twice by two people.',
        pictures: ['file-cabinet', 'keyboard', 'card-index-dividers', 'clipboard'],
        price: [3000, 15000],
      },
      {
        name: 'Virtual assistant, by the hour',
        description: 'Mail, calls and bookings done for you in Amharic and English.',
        pictures: ['laptop', 'e-mail', 'spiral-calendar', 'telephone'],
        price: [250, 600],
      },
      {
        name: 'Call answering for small shops',
        description: 'We answer with your name, note the order and send it to you at once.',
        pictures: ['telephone', 'headphone', 'memo'],
        price: null,
      },
      {
        name: 'Calendar and travel planning',
        description: 'We plan your week, book the tickets and remind you in time.',
        pictures: ['spiral-calendar', 'alarm-clock', 'airplane', 'memo'],
        price: null,
      },
      {
        name: 'Invoices and simple bookkeeping',
        description: 'We write your invoices, follow up on payments and keep the receipts in order.',
        pictures: ['receipt', 'abacus', 'coin'],
        price: [3500, 9000],
      },
    ],
  },
  elearning: {
    companies: ['Fidel Lane Academy', 'Qine Online School', 'Lesson Tree'],
    products: [
      {
        name: 'Grade 12 exam course',
        description: 'Live lessons every evening with exercises from past exams. The first week is free.',
        pictures: ['graduation-cap', 'books', 'pencil', 'laptop'],
        price: [1500, 4500],
      },
      {
        name: 'Learn to code from zero',
        description: 'Build your first website in eight weeks. You only need a laptop.',
        pictures: ['laptop', 'puzzle-piece', 'chart-increasing', 'keyboard'],
        price: [4500, 12000],
      },
      {
        name: 'English conversation, small groups',
        description: 'Four learners and one teacher, twice a week, at the time that suits you.',
        pictures: ['speech-balloon', 'headphone', 'open-book', 'globe-with-meridians'],
        price: [1800, 4200],
      },
      {
        name: 'Mathematics for grades 5 to 8',
        description: 'Short videos, friendly exercises and a tutor who answers every question.',
        pictures: ['abacus', 'triangular-ruler', 'straight-ruler', 'notebook'],
        price: [900, 2400],
      },
      {
        name: 'Biology and chemistry at home',
        description: 'See experiments on screen and try the safe ones in your own kitchen.',
        pictures: ['microscope', 'test-tube', 'open-book'],
        price: [1200, 3200],
      },
    ],
  },
} satisfies Partial<Record<CategoryValue, DemonstrationCategory>>;
