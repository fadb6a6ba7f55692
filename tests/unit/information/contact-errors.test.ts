import { expect, it } from 'vitest';
import { contactErrors } from '@/information/contact-form';

const message = { name: 'Hana', email: 'hana@example.com', subject: 'Hello', message: 'Good day' };

it.each(['hana@example.com', ' hana.t+x@mail.example.et ', 'ሃና@example.com'])(
  'the errors of a message are empty for %j',
  (email) => {
    expect(contactErrors({ ...message, email })).toEqual({});
  },
);

it.each([
  'hana',
  'hana@',
  '@example.com',
  'hana@example',
  'ha na@example.com',
  'a@b@c.de',
  'a@b..de',
  'a@b.',
])('the errors of a message name the field that is wrong in %j', (email) => {
  expect(contactErrors({ ...message, email })).toEqual({ email: 'Invalid email address' });
});

it('the errors of a message name every blank field', () => {
  expect(contactErrors({ name: ' ', email: '\t', subject: '', message: '\n' })).toEqual({
    name: 'Name is required',
    email: 'Email is required',
    subject: 'Subject is required',
    message: 'Message is required',
  });
});
