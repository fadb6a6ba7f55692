import { ArticleView } from '@/information/article-view';
import { privacy } from '@/information/texts/privacy';

export default function PrivacyPage() {
  return <ArticleView article={privacy} />;
}
