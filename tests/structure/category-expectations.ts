/** A category as specified; null where a text was left open. */
export interface CategoryExpectation {
  value: string;
  paths: readonly string[];
  label: string;
  heading: string | null;
  emptyMessage: string | null;
  look: string;
  loadErrorMessage: string;
}

// value | paths | label | heading | empty message | look | load error
const table = `
fashions | /fashions | Fashions | Your modernized fashions! | No fashions found. | rows | -
electronics | /electronic-materials | Computers & Electronics | Contemporary computers equipped with latest technologies! | No electronics found. | rows | Failed to fetch electronics
homes | /homes | Homes | Own your beautiful home by 15% initial payment! | No homes found. | rows | -
carbrands | /car-brands | Car Brands | Reach fast on modernized car brands! | No cars found. | rows | Failed to fetch car brands
foods | /food-and-beverages | Foods & Beverages | Delicious foods from trusted suppliers! | No foods found. | rows | Failed to fetch foods
appliances | /home-appliances | Home and Appliances | Beautify your homes! | No home appliances found. | rows | -
health | /health-and-beauties | Health & Beauty | Regain your beauty by utilizing these offers! | No beauty and health materials. | rows | -
events | /events-and-weddings | Events & Weddings | Don't miss out your wedding materials! | No wedding fashions found. | rows | -
entertaiments | /entertainments | Entertainments | Recently released musics and films! | No entertainments found. | rows | -
travels | /travels | Travels | Ready? To enjoy travelling around the world! | No travels found. | rows | Failed to fetch travels
admin | /Virtual_Assistant_And_Admin_Supports | Virtual Assistant & Admin Support | - | No admins found. | rows | Failed to fetch admins
agriculture | /Agriculture_And_Livestock | Agriculture And Livestock products | - | No agricultural products found. | rows | Failed to fetch agricultural products
architecture | /Architecture_And_Engineering_Services | Architecture & Engineering Services | - | No architecture & engineering services found. | rows | -
art | /Art_And_Handicrafts | Art & Handicrafts | - | No art products found. | rows | -
automotive | /Automotive_Services | Automotive Services | - | No automotive services or products found. | rows | -
baby | /Babies_And_Kids_Products | Baby & Kids Products | - | No baby essentials found. | rows | -
books | /Books_And_Stationaries | Books & Stationaries materials | - | No books found. | rows | -
carwash | /Car_Wash | Car Wash & Detailing | - | No carwash services/products found. | cards | -
cleaning | /Cleaning_And_Sanitation_Services | Cleaning And Sanitation materials | - | No cleaning & sanitation essentials found. | rows | -
consultancy | /Legal_And_Consultancy_Services | Legal & Consultancy Services | - | No consultancy services found. | rows | -
decor | /Event_Planning_And_Decor | Event Planning & Decor | - | No decor essentials found. | rows | -
design | /Furniture_And_Interior_design | Furniture & Interior Design materials | - | No design essentials found. | rows | -
digital | /Digital_Marketing_Services | Digital Marketing Services | - | No digital services found. | rows | -
elearning | /Elearning_And_Online_Courses | Elearning & Online Courses | - | No elearning courses found. | rows | -
energy | /Energy_And_Utilities | Energy & Utilities | - | No energy and utility essentials found. | rows | -
fitness | /Fitness_And_Sports_Services | Fitness & Sports Services | - | No fitness services found. | rows | -
freight | /Courier_And_Freight_Services | Courier & Freight Services | - | No freight services found. | rows | -
gaming | /Toys_And_Games | Toys & Games | - | No gaming essentials found. | rows | -
green | /Green_And_Eco_Friendly_Products | Green & Eco-friendly Products | - | No green services found. | rows | Failed to fetch green items
homesecurity | /Home_Security_And_Smart_Homes | Home Security & Smart Homes | - | No home security essentials found. | rows | Failed to fetch home security items
human | /Human_Resources_And_Staffing | Human Resources & Staffing | - | No human resouce and staffing ound. | rows | No internet connection
insurances | /Finance_And_Insurances | Finance & Insurances | - | No insurance services found. | rows | No internet connection
jewelry | /Jewelries | Jewelry products | - | No jewelry items found. | rows | Failed to fetch jewelry items
land | /Landscaping_And_Gardening_Services | Landscaping & Gardening Services | - | No gardening products and services found. | rows | No internet connection
logistic | /Logistic_And_Delivery_Services | Logistic & Delivery Services | - | No logistic services found. | rows | Failed to fetch logistic services
marine | /Marine_And_Boating_Services | Marine & Boating Services | - | No fashiions found. | nearby | -
medical | /Medical_And_Pharmaceuticals | Medical & Pharmaceuticals | - | - | rows | -
mental | /Mental_Health_And_Wellness_Services | Mental Health & Wellness Services | - | No mental health services found. | rows | -
music | /Music_And_Instruments | Music & Instruments | - | 😢 Loading... | cards | -
nonprofit | /Non_Profit_And_Charity_Organizations | Non Profit & Charity Organizations | - | 😢 Loading... | cards | -
nursing | /Elderly_Care_And_Nursing_Services | Elderly Care & Nursing Services | - | No elderly centers found. | rows | -
office | /Coworking_And_Office_Spaces | Coworking & Office Spaces | - | No coworking and office spaces. | rows | -
pet | /Pet_Supplies_And_Services | Pet Supplies & Services | - | - | rows | -
photography | /Video_And_Photography | Video & Photography materials | - | No photography services or products found. | grid3 | -
podcasting | /Podcasting_And_Audio_Production | Podcasting & Audio Production | - | 😢 Loading... | cards | -
printing | /Printing_And_Publishing | Printing & Publishing materials | - | No printing essentials found. | grid3 | -
rental | /Rental_Services | Rental Services | - | No rental essentials found. | rows | -
repair | /Repair_and_Maintenance /Repair_and_maintenace | Repair & Maintenance | - | No repair and maintenance found. | rows | -
sallons | /Beauty_Salons_And_Barbershops | Beauty Salons & Barbershops | - | - | rows | -
security | /Security_Services | Security Services | - | No securtiy essentials found. | rows | -
software | /Software_And_IT_Services | Software & IT Services | - | No software servcies and products found. | rows | -
stationary | /Stationary_And_Office_Supplies | Stationary & Office Supplies | - | - | rows | -
tatue | /Tattoo_And_Piercing_Studios | Tattoo & Piercing Studios | - | - | rows | -
telecom | /Telecome_Services | Telecom Services | - | No telecom services found. | rows | -
translation | /Language_And_Translation | Language & Translation | - | 😢 Loading... | cards | -
virtual | /Virtual_Events_And_Webinars | Virtual Events & Webinars | - | No virtual. | rows | -
waste | /Waste_Management_And_Recycling | Waste Management & Recycling | - | 😢 Loading... | cards | -
`;

const words = (cell: string | undefined) => (cell === undefined || cell === '-' ? null : cell);

/** The 57 categories that a seller can choose, in the order of the form. */
export const expectedCategories: readonly CategoryExpectation[] = table
  .trim()
  .split('\n')
  .map((line): CategoryExpectation => {
    const [value = '', paths = '', label = '', heading, emptyMessage, look = '', loadErrorMessage] =
      line.split(' | ');
    return {
      value,
      paths: paths.split(' '),
      label,
      heading: words(heading),
      emptyMessage: words(emptyMessage),
      look,
      loadErrorMessage: words(loadErrorMessage) ?? 'Failed to fetch products',
    };
  });
