import { Mail, PackageSearch, Truck, Undo2, Wallet, type IconNode } from 'lucide';
import { message } from '@/language/translate';
import { paths, type Path } from '@/platform/paths';

interface ServiceCard {
  title: string;
  text: string;
  path: Path;
  icon: IconNode;
}

export const serviceCards: readonly ServiceCard[] = [
  {
    title: message('Track an order'),
    text: message('Pending and completed orders, each with its status.'),
    path: paths.trackOrder,
    icon: PackageSearch,
  },
  {
    title: message('Payment methods'),
    text: message('How you pay a seller, and how the card checkout works.'),
    path: paths.paymentMethods,
    icon: Wallet,
  },
  {
    title: message('Shipping info'),
    text: message('How items get from a seller to you, and what to ask first.'),
    path: paths.shippingInfo,
    icon: Truck,
  },
  {
    title: message('Returns & refunds'),
    text: message('Refund requests and their status.'),
    path: paths.returnsRefunds,
    icon: Undo2,
  },
  {
    title: message('Contact us'),
    text: message('Phone, social media and a contact form.'),
    path: paths.contactUsCard,
    icon: Mail,
  },
];
