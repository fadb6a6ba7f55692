import { ArticleView } from '@/information/article-view';
import { shipping } from '@/information/texts/shipping';

export default function ShippingPage() {
  return <ArticleView article={shipping} />;
}
