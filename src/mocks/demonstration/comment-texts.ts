/** What people of the demonstration write under a picture. */
export const commentTexts: readonly { user_email: string; comment: string }[] = [
  { user_email: 'hana@example.com', comment: 'Is this still available?' },
  { user_email: 'samuel.worku@example.com', comment: 'Very good quality, I bought one last month.' },
  { user_email: 'dawit@example.com', comment: 'Do you have it in another colour?' },
  { user_email: 'meron.alemu@example.com', comment: 'Can I see it on Saturday morning?' },
  { user_email: 'henok.abebe@example.com', comment: 'Fair price. Thank you!' },
  { user_email: 'hana@example.com', comment: 'Please write the size in the description.' },
  { user_email: 'rahel.mekonnen@example.com', comment: 'The seller answers quickly, I am happy.' },
  { user_email: 'abel.wolde@example.com', comment: 'Is the last price fixed?' },
  { user_email: 'dawit@example.com', comment: 'Do you deliver to CMC?' },
  { user_email: 'tigist.haile@example.com', comment: 'Beautiful! I will come with my sister.' },
  { user_email: 'zahra.mohammed@example.com', comment: 'How long is the guarantee?' },
  { user_email: 'biruk.desta@example.com', comment: 'It looks even better in the shop.' },
];
