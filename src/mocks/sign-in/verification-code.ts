/** The code that every e-mail of the mocked provider would hold; Clerk's own test addresses take the same. */
export const verificationCode = '424242';
