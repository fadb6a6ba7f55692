import { Controller, type UseFormReturn } from 'react-hook-form';
import { type PostFields, choicesOf } from '@/selling/post/post-fields';
import { ChoiceField, TextAreaField, TextField } from '@/ui/form-fields';
import { CategoryField } from './category-field';
import { fieldProps } from './field-props';
import { FormSection } from './media-section';

export function WhatSection({ form }: { form: UseFormReturn<PostFields> }) {
  return (
    <FormSection title="What">
      <TextField {...fieldProps(form, 'productName')} autoComplete="off" enterKeyHint="next" />
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
          options={[['', 'No discount'], ...choicesOf('discount')]}
        />
        <TextField {...fieldProps(form, 'price')} hint="In Birr." inputMode="decimal" autoComplete="off" />
      </div>
      <ChoiceField
        {...fieldProps(form, 'condition')}
        options={[['', 'Not said'], ...choicesOf('condition')]}
      />
      <TextAreaField {...fieldProps(form, 'description')} autoComplete="off" />
    </FormSection>
  );
}
