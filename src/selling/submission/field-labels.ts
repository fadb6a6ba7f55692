import type { PostFields } from '@/selling/post/post-fields';

/** The API's field names, the form's own and its words for them. */
export const fieldLabels: Readonly<Record<string, { field?: keyof PostFields; label: string }>> = {
  product_name: { field: 'productName', label: 'Product name' },
  company_name: { field: 'companyName', label: 'Company name' },
  category: { field: 'category', label: 'Category' },
  discount: { field: 'discount', label: 'Discount' },
  price: { field: 'price', label: 'Price' },
  description: { field: 'description', label: 'Description' },
  location: { field: 'location', label: 'Location' },
  latitude: { field: 'latitude', label: 'Latitude' },
  longitude: { field: 'longitude', label: 'Longitude' },
  contact_telegram: { field: 'telegram', label: 'Telegram link' },
  contact_tick: { field: 'tiktok', label: 'TikTok link' },
  web_site: { field: 'website', label: 'Website' },
  contact_phone: { field: 'phone', label: 'Phone' },
  profile_photo: { label: 'Profile photo' },
  product_photo: { label: 'Main product image' },
  uploaded_images: { label: 'Additional images' },
  product_video: { label: 'Video' },
  email: { label: 'Email' },
};
