import { ArticleView } from '@/information/article-view';
import { about } from '@/information/texts/about';

export default function AboutPage() {
  return <ArticleView article={about} />;
}
