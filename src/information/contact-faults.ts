import { message } from '@/language/translate';

/** The fields in the order of the form: focus goes to the first bad one. */
export const contactFields = ['name', 'email', 'subject', 'message'] as const;

export type ContactField = (typeof contactFields)[number];
export type ContactFaults = Partial<Record<ContactField, string>>;

const emailForm = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;
const required = {
  name: message('Name is required'),
  email: message('Email is required'),
  subject: message('Subject is required'),
  message: message('Message is required'),
} as const satisfies Record<ContactField, string>;

/** The error of each bad field, in English: `t` translates it where it is shown. */
export function contactFaults(values: Record<ContactField, string>): ContactFaults {
  const faults: ContactFaults = {};
  for (const field of contactFields) {
    if (values[field].trim() === '') faults[field] = required[field];
  }
  if (!faults.email && !emailForm.test(values.email.trim())) faults.email = message('Invalid email address');
  return faults;
}
