import { Link } from 'react-router-dom';
import { serviceCards } from '@/information/service-cards';
import { RichText } from '@/language/rich-text';
import { t } from '@/language/translate';
import { paths } from '@/platform/paths';
import { Icon } from '@/ui/icon';
import { linkedText } from '@/ui/linked-text';
import { PageHeading } from '@/ui/page-heading';
import { tintByIndex } from '@/ui/tint';

function ServiceCardList() {
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {serviceCards.map(({ title, text, path, icon }, index) => (
        <li
          key={path}
          className="relative flex items-start gap-4 rounded-card border border-line bg-surface p-4 hover:bg-sunken"
        >
          <span style={{ background: tintByIndex(index) }} className="rounded-control p-3">
            <Icon of={icon} />
          </span>
          <div className="min-w-0">
            <h2 className="text-lg">
              <Link to={path} className="stretched">
                {t(title)}
              </Link>
            </h2>
            <p className="text-muted">{t(text)}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** Says where to go with a question about an order. */
export default function CustomerServicePage() {
  return (
    <>
      <PageHeading lead={t('Help with orders, payments and returns.')}>{t('Customer Service')}</PageHeading>
      <ServiceCardList />
      <p className="mt-6">
        <RichText
          of="Something else? <help>Search the Help Center</help>"
          values={{ help: linkedText(paths.helpCenter, 'tap inline-flex items-center underline-offset-4') }}
        />
      </p>
    </>
  );
}
