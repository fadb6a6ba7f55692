import { minPasswordLength } from './mock-settings';

const off = {
  enabled: false,
  required: false,
  used_for_first_factor: false,
  first_factors: [],
  used_for_second_factor: false,
  second_factors: [],
  verifications: [],
  verify_at_sign_up: false,
};

/**
 * The provider's settings: people sign up with email and password and confirm the address with a code. There are no
 * other ways to sign in, and no captcha.
 */
export const environment = {
  object: 'environment',
  id: 'env_mock',
  maintenance_mode: false,
  auth_config: { object: 'auth_config', id: 'aac_mock', single_session_mode: true },
  display_config: {
    object: 'display_config',
    id: 'display_config_mock',
    application_name: 'Gulit',
    instance_environment_type: 'development',
    preferred_sign_in_strategy: 'password',
    home_url: '/',
    after_sign_in_url: '/',
    after_sign_up_url: '/',
  },
  user_settings: {
    social: {},
    sign_in: { second_factor: { required: false, enabled: false } },
    sign_up: { captcha_enabled: false, mode: 'public', progressive: true },
    password_settings: {
      min_length: minPasswordLength,
      max_length: 72,
      disable_hibp: true,
      show_zxcvbn: false,
      min_zxcvbn_strength: 0,
    },
    attributes: {
      email_address: {
        ...off,
        enabled: true,
        required: true,
        used_for_first_factor: true,
        first_factors: ['email_code'],
        verifications: ['email_code'],
        verify_at_sign_up: true,
      },
      password: { ...off, enabled: true, required: true },
      username: off,
      first_name: off,
      last_name: off,
    },
  },
};
