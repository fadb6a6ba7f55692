import { LanguagePicker } from '@/information/language-picker';
import { PageHeading } from '@/ui/page-heading';

export default function LanguagePage() {
  return (
    <div className="max-w-3xl">
      <PageHeading lead="Pick the language you would like. The texts stay in English for now, and your choice is not kept.">
        Language
      </PageHeading>
      <LanguagePicker />
    </div>
  );
}
