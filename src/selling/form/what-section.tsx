import { Controller, useWatch, type UseFormReturn } from 'react-hook-form';
import { t } from '@/language/translate';
import { choicesOf, type Choices, type PostFields } from '@/selling/post/post-fields';
import { ChoiceField, TextAreaField, TextField } from '@/ui/form-fields';
import { CategoryField } from './category-field';
import { fieldErrorText, fieldProps } from './field-props';
import { FormSection } from './form-section';
import { PriceField } from './price-field';

const translate = (choices: Choices): Choices => choices.map(([value, label]) => [value, t(label)]);

interface WhatSectionProps {
  form: UseFormReturn<PostFields>;
  /** Whether an existing listing is posted again. Only then can its seller end the discount. */
  isRepost: boolean;
}

export function WhatSection({ form, isRepost }: WhatSectionProps) {
  const discount = useWatch({ control: form.control, name: 'discount' });
  return (
    <FormSection title={t('Details')}>
      <TextField {...fieldProps(form, 'productName')} autoComplete="off" enterKeyHint="next" />
      <TextField {...fieldProps(form, 'companyName')} autoComplete="organization" enterKeyHint="next" />
      <Controller
        control={form.control}
        name="category"
        render={({ field, fieldState }) => (
          <CategoryField {...field} error={fieldErrorText(fieldState.error)} />
        )}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceField
          {...fieldProps(form, 'discount')}
          options={[['', t('No discount')], ...translate(choicesOf('discount', isRepost))]}
          hint={isRepost ? t("When it's over, choose Discount Ended.") : undefined}
        />
        <Controller
          control={form.control}
          name="price"
          render={({ field, fieldState }) => (
            <PriceField
              {...field}
              hint={discount === '' ? undefined : t('Price before the discount')}
              error={fieldErrorText(fieldState.error)}
            />
          )}
        />
      </div>
      <ChoiceField
        {...fieldProps(form, 'condition')}
        options={[['', t('Not specified')], ...translate(choicesOf('condition'))]}
      />
      <TextAreaField {...fieldProps(form, 'description')} autoComplete="off" enterKeyHint="enter" />
    </FormSection>
  );
}
