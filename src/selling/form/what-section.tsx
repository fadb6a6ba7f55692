import { Controller, type UseFormReturn, useWatch } from 'react-hook-form';
import { type PostFields, choicesOf } from '@/selling/post/post-fields';
import { ChoiceField, TextAreaField, TextField } from '@/ui/form-fields';
import { CategoryField } from './category-field';
import { fieldProps } from './field-props';
import { FormSection } from './media-section';
import { PriceField } from './price-field';

interface WhatSectionProps {
  form: UseFormReturn<PostFields>;
  /** Whether a listing is posted again, which its seller may do to end it. */
  isAgain: boolean;
}

export function WhatSection({ form, isAgain }: WhatSectionProps) {
  const discount = useWatch({ control: form.control, name: 'discount' });
  return (
    <FormSection title="What">
      <TextField {...fieldProps(form, 'productName')} hasFidelKey autoComplete="off" enterKeyHint="next" />
      <TextField {...fieldProps(form, 'companyName')} autoComplete="organization" enterKeyHint="next" />
      <Controller
        control={form.control}
        name="category"
        render={({ field, fieldState }) => (
          <CategoryField
            ref={field.ref}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={fieldState.error?.message}
          />
        )}
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <ChoiceField
          {...fieldProps(form, 'discount')}
          options={[['', 'No discount'], ...choicesOf('discount', isAgain)]}
          hint={isAgain ? 'To tell buyers that it is over, choose Discount Ended.' : undefined}
        />
        <Controller
          control={form.control}
          name="price"
          render={({ field, fieldState }) => (
            <PriceField
              ref={field.ref}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              hint={discount === '' ? 'In Birr.' : 'Price before the discount, in Birr.'}
              error={fieldState.error?.message}
            />
          )}
        />
      </div>
      <ChoiceField
        {...fieldProps(form, 'condition')}
        options={[['', 'Not said'], ...choicesOf('condition')]}
      />
      <TextAreaField
        {...fieldProps(form, 'description')}
        hasFidelKey
        autoComplete="off"
        enterKeyHint="enter"
      />
    </FormSection>
  );
}
