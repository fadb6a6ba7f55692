import { ArticleView } from '@/information/article-view';
import { paymentMethods } from '@/information/texts/payment-methods';

export default function PaymentMethodsPage() {
  return <ArticleView article={paymentMethods} />;
}
