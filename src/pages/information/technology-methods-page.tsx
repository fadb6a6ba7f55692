import { ArticleView } from '@/information/article-view';
import { technologyMethods } from '@/information/texts/technology-methods';

export default function TechnologyMethodsPage() {
  return <ArticleView article={technologyMethods} />;
}
