import type { enUS } from '@clerk/localizations/en-US';
import { amharicProviderErrors } from './amharic-provider-errors';

const useAnotherMethod = 'ሌላ መንገድ ይጠቀሙ';
const enterPassword = 'የይለፍ ቃልዎን ያስገቡ';
const changePassword = 'የይለፍ ቃል ይቀይሩ';
const getHelp = 'እርዳታ ያግኙ';
const exposedPassword = 'የይለፍ ቃሉ በሌላ ሰው እጅ ገብቶ ሊሆን ይችላል';

/** A step that asks for the code from an email. */
const codeStep = {
  formTitle: 'የማረጋገጫ ኮድ',
  resendButton: 'ኮድ አልደረሰዎትም? እንደገና ይላኩ',
};

const emailCode = {
  ...codeStep,
  subtitle: 'ወደ {{applicationName}} ለመግባት',
  title: 'ኢሜይልዎን ይመልከቱ',
};

const signIn = {
  // Keep these texts short: the buttons cut off their end, which is the email address.
  alternativeMethods: {
    actionLink: getHelp,
    actionText: 'ከእነዚህ አንዱም የለዎትም?',
    blockButton__emailCode: 'ኮድ ይላኩ፦ {{identifier}}',
    blockButton__emailLink: 'ሊንክ ይላኩ፦ {{identifier}}',
    blockButton__password: 'በይለፍ ቃል ይግቡ',
    getHelp: {
      blockButton__emailSupport: 'ለእርዳታ ኢሜይል ይጻፉ',
      content: 'ወደ አካውንትዎ ለመግባት ከተቸገሩ ኢሜይል ይጻፉልን፤ በተቻለ ፍጥነት እንዲገቡ እናግዝዎታለን።',
      title: getHelp,
    },
    subtitle: 'ችግር ገጠመዎት? በእነዚህ መንገዶችም መግባት ይችላሉ።',
    title: useAnotherMethod,
  },
  emailCode,
  emailCodeMfa: { ...emailCode, formTitle: 'ኢሜይልዎን ይመልከቱ' },
  forgotPassword: {
    ...codeStep,
    formTitle: 'የይለፍ ቃል መቀየሪያ ኮድ',
    subtitle: 'የይለፍ ቃልዎን ለመቀየር',
    subtitle_email: 'መጀመሪያ ወደ ኢሜይልዎ የተላከውን ኮድ ያስገቡ',
    title: changePassword,
  },
  forgotPasswordAlternativeMethods: {
    blockButton__resetPassword: 'የይለፍ ቃልዎን ይቀይሩ',
    label__alternativeMethods: 'ወይም በሌላ መንገድ ይግቡ',
    title: 'የይለፍ ቃልዎን ረሱ?',
  },
  newDeviceVerificationNotice: 'ከአዲስ መሣሪያ እየገቡ ነው። የአካውንትዎን ደህንነት ለመጠበቅ ማረጋገጫ እንጠይቃለን።',
  noAvailableMethods: {
    message: 'መግባት አይቻልም። ለዚህ አካውንት የተዘጋጀ የመግቢያ መንገድ የለም።',
    subtitle: 'ችግር ተፈጥሯል',
    title: 'መግባት አልተቻለም',
  },
  password: {
    actionLink: useAnotherMethod,
    subtitle: 'የአካውንትዎን የይለፍ ቃል ያስገቡ',
    title: enterPassword,
  },
  passwordCompromised: { title: exposedPassword },
  passwordPwned: { title: exposedPassword },
  passwordUntrusted: { title: 'የይለፍ ቃሉ አስተማማኝ አይደለም' },
  resetPassword: {
    formButtonPrimary: changePassword,
    requiredMessage: 'ለደህንነትዎ የይለፍ ቃልዎን መቀየር አለብዎት።',
    successMessage: 'የይለፍ ቃልዎ ተቀይሯል። እየገቡ ነው፣ እባክዎ ትንሽ ይጠብቁ።',
    title: 'አዲስ የይለፍ ቃል ያስገቡ',
  },
  resetPasswordMfa: { detailsLabel: 'የይለፍ ቃልዎን ከመቀየርዎ በፊት ማንነትዎን ማረጋገጥ አለብን።' },
  start: {
    actionLink: 'ይመዝገቡ',
    actionLink__use_email: 'ኢሜይል ይጠቀሙ',
    actionText: 'አካውንት የለዎትም?',
    subtitle: 'እንኳን ደህና ተመለሱ! ለመቀጠል እባክዎ ይግቡ',
    title: 'ወደ {{applicationName}} ይግቡ',
    titleCombined: 'ወደ {{applicationName}} ይቀጥሉ',
  },
} satisfies (typeof enUS)['signIn'];

/**
 * The provider has no Amharic. These are only the texts that can appear when signing in with email and password, in the
 * words of `src/language/catalogues/am.json`.
 */
export const amharicProviderTexts = {
  locale: 'am-ET',
  backButton: 'ይመለሱ',
  dividerText: 'ወይም',
  footerActionLink__useAnotherMethod: useAnotherMethod,
  footerPageLink__help: 'እርዳታ',
  footerPageLink__privacy: 'ግላዊነት',
  footerPageLink__terms: 'ደንቦች',
  formButtonPrimary: 'ይቀጥሉ',
  formButtonPrimary__verify: 'ያረጋግጡ',
  formFieldAction__forgotPassword: 'የይለፍ ቃልዎን ረሱ?',
  formFieldError__matchingPasswords: 'የይለፍ ቃሎቹ አንድ ናቸው።',
  formFieldError__notMatchingPasswords: 'የይለፍ ቃሎቹ አንድ አይደሉም።',
  formFieldHintText__optional: 'ግዴታ አይደለም',
  formFieldInputPlaceholder__emailAddress: 'ኢሜይልዎን ያስገቡ',
  formFieldInputPlaceholder__firstName: 'ስም',
  formFieldInputPlaceholder__lastName: 'የአባት ስም',
  formFieldInputPlaceholder__password: enterPassword,
  formFieldInput__emailAddress_format: 'ምሳሌ፦ name@example.com',
  formFieldLabel__confirmPassword: 'የይለፍ ቃሉን በድጋሚ ያስገቡ',
  formFieldLabel__emailAddress: 'ኢሜይል',
  formFieldLabel__firstName: 'ስም',
  formFieldLabel__lastName: 'የአባት ስም',
  formFieldLabel__newPassword: 'አዲስ የይለፍ ቃል',
  formFieldLabel__password: 'የይለፍ ቃል',
  formFieldLabel__signOutOfOtherSessions: 'ከሌሎች መሣሪያዎች ሁሉ ይውጡ',
  lastAuthenticationStrategy: 'ባለፈው የተጠቀሙት',
  maintenanceMode: 'አሁን ጥገና ላይ ነን፤ ከጥቂት ደቂቃዎች በላይ አይፈጅም።',
  signIn,
  signInEnterPasswordTitle: enterPassword,
  socialButtonsBlockButton: 'በ{{provider|titleize}} ይቀጥሉ',
  socialButtonsBlockButtonManyInView: '{{provider|titleize}}',
  taskResetPassword: {
    formButtonPrimary: changePassword,
    signOut: { actionLink: 'ይውጡ', actionText: 'በ{{identifier}} ገብተዋል' },
    subtitle: 'ለመቀጠል አካውንትዎ አዲስ የይለፍ ቃል ያስፈልገዋል',
    title: 'የይለፍ ቃልዎን ይቀይሩ',
  },
  unstable__errors: amharicProviderErrors,
} satisfies typeof enUS;
