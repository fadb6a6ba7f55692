import type { enUS } from '@clerk/localizations/en-US';

/** Errors about the code in an email. */
const codes = {
  form_code_incorrect: 'ኮዱ ትክክል አይደለም።',
  // The API sends these codes although the provider's types lack them.
  verification_expired: 'የኮዱ ጊዜ አልፏል። እባክዎ አዲስ ኮድ ይጠይቁ።',
  verification_failed: 'ኮዱን በስህተት ብዙ ጊዜ ሞክረዋል። እባክዎ አዲስ ኮድ ይጠይቁ፣ ወይም ሌላ መንገድ ይጠቀሙ።',
};

/** Errors about too many attempts. The provider's types lack these codes. */
const limits = {
  too_many_requests: 'በጣም ብዙ ጊዜ ሞክረዋል። እባክዎ ትንሽ ቆይተው እንደገና ይሞክሩ።',
  signup_rate_limit_exceeded: 'በጣም ብዙ ጊዜ ሞክረዋል። እባክዎ ትንሽ ቆይተው እንደገና ይሞክሩ።',
  verification_code_too_many_requests: 'በጣም ብዙ ኮድ ጠይቀዋል። እባክዎ ቢያንስ 30 ሰከንድ ቆይተው እንደገና ይሞክሩ።',
  user_locked: 'አካውንትዎ ለጊዜው ተቆልፏል። እባክዎ ቆይተው እንደገና ይሞክሩ።',
};

const identifiers = {
  form_email_address_blocked: 'ጊዜያዊ ኢሜይል መጠቀም አይቻልም። እባክዎ ዘወትር የሚጠቀሙበትን ኢሜይል ያስገቡ።',
  form_identifier_exists: 'በዚህ ኢሜይል የተከፈተ አካውንት አለ። እባክዎ ሌላ ይሞክሩ።',
  form_identifier_exists__email_address: 'በዚህ ኢሜይል የተከፈተ አካውንት አለ። እባክዎ ሌላ ይሞክሩ።',
  form_identifier_not_found: 'በዚህ ኢሜይል የተከፈተ አካውንት አልተገኘም።',
  form_param_format_invalid: 'በትክክል አልተጻፈም።',
  form_param_format_invalid__email_address: 'ኢሜይሉ ትክክል አይደለም።',
  form_param_format_invalid__identifier: 'ኢሜይሉ ትክክል አይደለም።',
  form_param_nil: 'ይህ መሞላት አለበት።',
  form_param_type_invalid: 'በትክክል አልተጻፈም።',
  form_param_type_invalid__email_address: 'ኢሜይሉ ትክክል አይደለም።',
  form_param_value_invalid: 'ያስገቡት ትክክል አይደለም።',
  not_allowed_access: 'በዚህ ኢሜይል መመዝገብ ወይም መግባት አይፈቀድም።',
  session_exists: 'አስቀድመው ገብተዋል።',
} satisfies (typeof enUS)['unstable__errors'];

const passwords = {
  form_new_password_matches_current: 'አዲሱ የይለፍ ቃል ከአሁኑ የተለየ መሆን አለበት።',
  form_password_compromised__sign_in: 'የይለፍ ቃልዎ በሌላ ሰው እጅ ገብቶ ሊሆን ስለሚችል መጠቀም አይቻልም። ለመቀጠል እባክዎ ሌላ መንገድ ይጠቀሙ።',
  form_password_incorrect: 'የይለፍ ቃሉ ትክክል አይደለም። እንደገና ይሞክሩ፣ ወይም ሌላ መንገድ ይጠቀሙ።',
  form_password_length_too_short: 'የይለፍ ቃሉ በጣም አጭር ነው። ቢያንስ 8 ቁምፊዎች ሊኖሩት ይገባል።',
  form_password_not_strong_enough: 'የይለፍ ቃሉ በቂ ጥንካሬ የለውም።',
  form_password_or_identifier_incorrect: 'ኢሜይሉ ወይም የይለፍ ቃሉ ትክክል አይደለም። እንደገና ይሞክሩ፣ ወይም ሌላ መንገድ ይጠቀሙ።',
  form_password_pwned: 'ይህ የይለፍ ቃል ከተሰረቁ የይለፍ ቃሎች መካከል ስለተገኘ መጠቀም አይቻልም። እባክዎ ሌላ ይሞክሩ።',
  form_password_pwned__sign_in: 'ይህ የይለፍ ቃል ከተሰረቁ የይለፍ ቃሎች መካከል ስለተገኘ መጠቀም አይቻልም። እባክዎ የይለፍ ቃልዎን ይቀይሩ።',
  form_password_size_in_bytes_exceeded: 'የይለፍ ቃሉ በጣም ረጅም ነው። እባክዎ ያሳጥሩት።',
  form_password_untrusted__sign_in: 'የይለፍ ቃልዎ በሌላ ሰው እጅ ገብቶ ሊሆን ስለሚችል መጠቀም አይቻልም። ለመቀጠል እባክዎ ሌላ መንገድ ይጠቀሙ።',
  form_password_validation_failed: 'የይለፍ ቃሉ ትክክል አይደለም።',
} satisfies (typeof enUS)['unstable__errors'];

/** What a new password lacks. The provider's form shows these texts as one sentence; our form shows only the first. */
const passwordParts = {
  form_password_length_too_long: 'የይለፍ ቃሉ በጣም ረጅም ነው። እባክዎ ያሳጥሩት።',
  form_password_no_lowercase: 'የይለፍ ቃሉ ትንሽ የእንግሊዝኛ ፊደል (a-z) ሊኖረው ይገባል።',
  form_password_no_number: 'የይለፍ ቃሉ ቁጥር ሊኖረው ይገባል።',
  form_password_no_special_char: 'የይለፍ ቃሉ እንደ @ ወይም # ያለ ምልክት ሊኖረው ይገባል።',
  form_password_no_uppercase: 'የይለፍ ቃሉ ትልቅ የእንግሊዝኛ ፊደል (A-Z) ሊኖረው ይገባል።',
};

/** Advice for a new password. The SDK adds the full stop. */
const passwordAdvice = {
  passwordComplexity: {
    maximumLength: 'ከ{{length}} ያነሱ ቁምፊዎች',
    minimumLength: 'ቢያንስ {{length}} ቁምፊዎች',
    requireLowercase: 'ትንሽ የእንግሊዝኛ ፊደል (a-z)',
    requireNumbers: 'ቁጥር',
    requireSpecialCharacter: 'እንደ @ ወይም # ያለ ምልክት',
    requireUppercase: 'ትልቅ የእንግሊዝኛ ፊደል (A-Z)',
    sentencePrefix: 'የይለፍ ቃልዎ ሊኖረው የሚገባ፦',
  },
} satisfies (typeof enUS)['unstable__errors'];

const captcha = 'ሰው መሆንዎን ማረጋገጥ አልተቻለም። ገጹን እንደገና ከፍተው ይሞክሩ።';

/** The provider's errors in Amharic, by the codes of its API. */
export const amharicProviderErrors = {
  ...codes,
  ...limits,
  ...identifiers,
  ...passwords,
  ...passwordParts,
  ...passwordAdvice,
  captcha_invalid: captcha,
  captcha_unavailable: captcha,
};
