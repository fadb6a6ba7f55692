import { ArticleView } from '@/information/article-view';
import { terms } from '@/information/texts/terms';

export default function TermsPage() {
  return <ArticleView article={terms} />;
}
