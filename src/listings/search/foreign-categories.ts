/**
 * What categories are called in Amharic, German, Spanish, French, Chinese and Japanese: the value, then a name in each.
 */
export const foreignCategories = `
fashions | ፋሽን, አልባሳት | Mode, Kleidung | Moda, Ropa | Mode, Vêtements | 时尚, 服装 | ファッション
electronics | ኮምፒውተር እና ኤሌክትሮኒክስ | Computer & Elektronik | Computadoras y electrónica | Informatique et électronique | 电脑和电子产品 | パソコンと電子機器
homes | ቤቶች | Häuser, Immobilien | Casas, Inmuebles | Maisons, Immobilier | 房屋, 房地产 | 住宅, 不動産
carbrands | የመኪና ብራንዶች | Automarken | Marcas de coches | Marques de voitures | 汽车品牌 | 自動車ブランド
foods | ምግብ እና መጠጥ | Essen & Getränke, Lebensmittel | Alimentos y bebidas, Comida | Aliments et boissons, Nourriture | 食品和饮料 | 食品と飲料
appliances | የቤት ዕቃዎች | Haushaltsgeräte | Electrodomésticos | Électroménager | 家电, 家用电器 | 家電
health | ጤና እና ውበት | Gesundheit & Schönheit | Salud y belleza | Santé et beauté | 健康与美容 | 健康と美容
events | ሰርግ እና ዝግጅቶች | Feste & Hochzeiten | Eventos y bodas | Événements et mariages | 活动和婚礼 | イベントと結婚式
entertaiments | መዝናኛ | Unterhaltung | Entretenimiento | Divertissement | 娱乐 | 娯楽
travels | ጉዞ | Reisen | Viajes | Voyages | 旅行 | 旅行
admin | የቢሮ ድጋፍ | Virtuelle Assistenz & Verwaltung | Asistencia virtual y administración | Assistance virtuelle et administration | 虚拟助理与行政支持 | バーチャルアシスタントと事務
agriculture | ግብርና እና እንስሳት | Landwirtschaft & Vieh | Agricultura y ganadería | Agriculture et élevage | 农业和牲畜 | 農業と家畜
architecture | ሥነ ሕንፃ እና ምህንድስና | Architektur & Ingenieurwesen | Arquitectura e ingeniería | Architecture et ingénierie | 建筑与工程 | 建築とエンジニアリング
art | ጥበብ እና የእጅ ሥራ | Kunst & Handwerk | Arte y artesanía | Art et artisanat | 艺术和手工艺 | 美術と工芸
automotive | የመኪና አገልግሎት | Autoservice | Servicios para automóviles | Services automobiles | 汽车服务 | 自動車サービス
baby | የሕፃናት እና የልጆች ዕቃዎች | Baby & Kinder | Bebés y niños | Bébés et enfants | 婴儿和儿童用品 | ベビーと子供用品
books | መጻሕፍት እና የጽሕፈት መሣሪያ | Bücher & Schreibwaren | Libros y papelería | Livres et papeterie | 图书和文具 | 本と文房具
carwash | የመኪና እጥበት | Autowäsche | Lavado de autos | Lavage de voitures | 洗车 | 洗車
cleaning | ጽዳት | Reinigung | Limpieza | Nettoyage | 清洁用品 | 清掃用品
consultancy | የሕግ እና የማማከር አገልግሎት | Recht & Beratung | Servicios legales y consultoría | Services juridiques et conseil | 法律与咨询 | 法律とコンサルティング
decor | የዝግጅት ዲኮር | Veranstaltungsplanung & Dekoration | Organización y decoración de eventos | Organisation et décoration d'événements | 活动策划与装饰 | イベント企画と装飾
design | የቤት ውስጥ ዕቃዎች | Möbel & Einrichtung | Muebles y diseño de interiores | Meubles et décoration intérieure | 家具和室内设计 | 家具とインテリア
digital | ዲጂታል ማርኬቲንግ | Digitales Marketing | Marketing digital | Marketing numérique | 数字营销 | デジタルマーケティング
elearning | የኦንላይን ትምህርት | Onlinekurse | Cursos en línea | Cours en ligne | 在线课程 | オンライン講座
energy | ኃይል እና መብራት | Energie & Versorgung | Energía y servicios públicos | Énergie et services publics | 能源和公用事业 | エネルギー
fitness | ስፖርት እና የአካል ብቃት | Fitness & Sport | Deporte y fitness | Sport et remise en forme | 健身与运动 | フィットネスとスポーツ
freight | የጭነት አገልግሎት | Kurier & Fracht | Mensajería y carga | Coursier et fret | 快递和货运 | 宅配と貨物
gaming | መጫወቻዎች | Spielzeug & Spiele | Juguetes y juegos | Jouets et jeux | 玩具和游戏 | おもちゃとゲーム
green | አካባቢን የሚጠብቁ ምርቶች | Umweltfreundliche Produkte | Productos ecológicos | Produits écologiques | 环保产品 | エコ商品
homesecurity | የቤት ደህንነት | Haussicherheit | Seguridad del hogar | Sécurité de la maison | 家庭安全 | ホームセキュリティ
human | የሰው ኃይል | Personal | Recursos humanos | Ressources humaines | 人力资源 | 人材
insurances | ፋይናንስ እና ኢንሹራንስ | Finanzen & Versicherungen | Finanzas y seguros | Finance et assurances | 金融与保险 | 金融と保険
jewelry | ጌጣጌጥ | Schmuck | Joyería | Bijoux | 珠宝 | ジュエリー
land | የአትክልት ስፍራ | Garten & Landschaftsbau | Jardinería y paisajismo | Jardinage et aménagement paysager | 园林绿化 | 造園
logistic | ሎጂስቲክስ እና ማድረስ | Logistik & Lieferung | Logística y entregas | Logistique et livraison | 物流与配送 | 物流と配送
marine | የጀልባ አገልግሎት | Boote & Schifffahrt | Náutica y barcos | Nautisme et bateaux | 船舶服务 | 船舶サービス
medical | ሕክምና እና መድኃኒት | Medizin & Arzneimittel | Medicina y farmacia | Médecine et pharmacie | 医疗与药品 | 医療と医薬品
mental | የአእምሮ ጤና | Psychische Gesundheit | Salud mental | Santé mentale | 心理健康 | メンタルヘルス
music | ሙዚቃ | Musik & Instrumente | Música e instrumentos | Musique et instruments | 音乐和乐器 | 音楽と楽器
nonprofit | በጎ አድራጎት | Gemeinnützige Organisationen | Organizaciones sin ánimo de lucro | Associations caritatives | 慈善组织 | 慈善団体
nursing | የአረጋውያን እንክብካቤ | Altenpflege | Cuidado de ancianos | Soins aux personnes âgées | 养老与护理 | 介護と看護
office | የቢሮ ቦታ | Büroräume | Oficinas y coworking | Bureaux et coworking | 办公空间 | オフィススペース
pet | የቤት እንስሳት | Haustierbedarf | Mascotas | Animaux de compagnie | 宠物用品 | ペット用品
photography | ቪዲዮ እና ፎቶግራፍ | Video & Fotografie | Vídeo y fotografía | Vidéo et photographie | 视频和摄影 | ビデオと写真
podcasting | ፖድካስት | Podcasts & Tonaufnahmen | Pódcast y producción de audio | Podcasts et production audio | 播客与音频制作 | ポッドキャストと音声制作
printing | ኅትመት | Druck & Verlag | Imprenta y publicaciones | Impression et édition | 印刷和出版 | 印刷と出版
rental | ኪራይ | Vermietung | Alquiler | Location | 租赁服务 | レンタル
repair | ጥገና | Reparatur & Wartung | Reparación y mantenimiento | Réparation et entretien | 维修与保养 | 修理とメンテナンス
sallons | የውበት ሳሎን እና ፀጉር ቤት | Schönheitssalons & Friseure | Salones de belleza y barberías | Salons de beauté et coiffeurs | 美容院和理发店 | 美容院と理髪店
security | የጥበቃ አገልግሎት | Sicherheitsdienste | Servicios de seguridad | Services de sécurité | 安保服务 | 警備サービス
software | ሶፍትዌር | Software & IT | Software y servicios informáticos | Logiciels et services informatiques | 软件与IT服务 | ソフトウェアとITサービス
stationary | የቢሮ መሣሪያ | Bürobedarf | Material de oficina | Fournitures de bureau | 办公用品 | 事務用品
tatue | ንቅሳት | Tätowierung & Piercing | Tatuajes y perforaciones | Tatouage et perçage | 纹身和穿孔 | タトゥーとピアス
telecom | ቴሌኮም | Telekommunikation | Telecomunicaciones | Télécommunications | 电信服务 | 通信サービス
translation | ቋንቋ እና ትርጉም | Sprache & Übersetzung | Idiomas y traducción | Langues et traduction | 语言与翻译 | 言語と翻訳
virtual | የኦንላይን ዝግጅቶች | Onlineveranstaltungen & Webinare | Eventos virtuales y seminarios web | Événements virtuels et webinaires | 线上活动与网络研讨会 | オンラインイベントとウェビナー
waste | ቆሻሻ አወጋገድ | Abfall & Recycling | Residuos y reciclaje | Déchets et recyclage | 垃圾处理与回收 | 廃棄物とリサイクル
`;
