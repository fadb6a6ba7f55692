import { Controller, type UseFormReturn } from 'react-hook-form';
import { discountChoices } from '@/selling/post/discount-choices';
import type { PostFields } from '@/selling/post/post-fields';
import { ChoiceField } from '@/ui/choice-field';
import { TextAreaField } from '@/ui/text-area-field';
import { TextField } from '@/ui/text-field';
import { CategoryField } from './category-field';
import { FormSection } from './media-section';

/** What is promoted. */
export function WhatSection({ form }: { form: UseFormReturn<PostFields> }) {
  const { control, register, formState } = form;
  const { errors } = formState;
  return (
    <FormSection title="What">
      <TextField
        {...register('productName')}
        label="Product name"
        marked
        aria-required
        autoComplete="off"
        enterKeyHint="next"
        error={errors.productName?.message}
      />
      <TextField
        {...register('companyName')}
        label="Company name"
        marked
        aria-required
        autoComplete="organization"
        enterKeyHint="next"
        error={errors.companyName?.message}
      />
      <Controller
        control={control}
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
          {...register('discount')}
          label="Discount"
          options={discountChoices}
          error={errors.discount?.message}
        />
        <TextField
          {...register('price')}
          label="Price"
          hint="In Birr."
          inputMode="decimal"
          autoComplete="off"
          error={errors.price?.message}
        />
      </div>
      <TextAreaField
        {...register('description')}
        label="Description"
        autoComplete="off"
        error={errors.description?.message}
      />
    </FormSection>
  );
}
