import { Mail, PackageSearch, Truck, Undo2, Wallet, type IconNode } from 'lucide';
import { paths, type Path } from '@/config/paths';

interface ServiceCard {
  title: string;
  text: string;
  path: Path;
  icon: IconNode;
}

export const serviceCards: readonly ServiceCard[] = [
  {
    title: 'Track an order',
    text: 'Pending and completed orders, each with its status.',
    path: paths.trackOrder,
    icon: PackageSearch,
  },
  {
    title: 'Payment methods',
    text: 'How you pay a seller, and how the card checkout works.',
    path: paths.paymentMethods,
    icon: Wallet,
  },
  {
    title: 'Shipping info',
    text: 'How goods get from a seller to you, and what to ask first.',
    path: paths.shippingInfo,
    icon: Truck,
  },
  {
    title: 'Returns & refunds',
    text: 'Refund requests and what became of them.',
    path: paths.returnsRefunds,
    icon: Undo2,
  },
  {
    title: 'Contact us',
    text: 'Our phone and pages, and a form.',
    path: paths.contactUsCard,
    icon: Mail,
  },
];
