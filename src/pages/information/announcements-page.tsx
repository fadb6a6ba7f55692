import { ArticleView } from '@/information/article-view';
import { announcements } from '@/information/texts/announcements';

export default function AnnouncementsPage() {
  return <ArticleView article={announcements} />;
}
