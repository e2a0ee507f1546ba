/**
 * Made-up homes in more than ten languages' ways of writing them, most with a word in them that is a trade. Each is the lines
 * that it takes; addresses of one number of lines can stand for each other.
 */
export const ADDRESSES: string[][] = `12 Baker Street, London
12 Baker Street, London W1U 3BW
3 Fisher Road, Bristol BS5 6AB, UK
Flat 4, Miller House, 27 Carpenter Lane, Leeds
221b Butcher Row
Apt 5, 44 Mason Avenue, Dublin 6
4 Cook Close, York
9 Porter Square
1200 Potter Blvd, Suite 300, Austin, TX 78701
1200 Nurse Drive, Springfield, IL 62704
18 W Shepherd Ave, Houston, TX
P.O. Box 55, Driver, VA 23435
Baker Street, London
The Old Forge, Smith Lane, Kent
Address: 12 Baker Street, London
Schneiderstrasse 12, 50667 Köln
Schneiderstraße 12a
Bäckergasse 3, 1070 Wien
Am Metzgerplatz 4, 80331 München
Müllerweg 7
Anschrift: Kochstr. 14, 10969 Berlin
12 rue du Boulanger, 75005 Paris
12, rue du Boulanger
8 bis avenue du Charpentier, 69003 Lyon
Rue du Boulanger 12, 1000 Bruxelles
Calle Carpintero 5, 28005 Madrid
C/ Panadero 8, 3º B, Sevilla
Avenida del Médico 14
Via dei Fabbri 12, 00186 Roma
Viale Cuoco 3
Piazza del Falegname 1, Torino
Bakkerstraat 12, 1017 Amsterdam
Slagerweg 9
Rua do Padeiro 12, 1200-109 Lisboa
ul. Lekarza 7/12, 00-001 Warszawa
Strada Doctor Marin 3, București
Bagaregatan 4, 416 70 Göteborg
Snedkervej 6, 2100 København
ул. Врач Иванова 5, Москва
北京市朝阳区厨师路88号
12 Baker Street|London W1U 3BW
3 Fisher Road|Bristol
27 Carpenter Lane|Leeds LS1 4AP
1200 Nurse Drive|Springfield, IL 62704
Schneiderstrasse 12|50667 Köln
Rue du Boulanger 12|1000 Bruxelles
Calle Carpintero 5|28005 Madrid
Via dei Fabbri 12|00186 Roma
Bakkerstraat 12|1017 AB Amsterdam
Rua do Padeiro 12|1200-109 Lisboa
ul. Lekarza 7/12|00-001 Warszawa
Strada Doctor Marin 3|010011 București
Bagaregatan 4|416 70 Göteborg`
  .split("\n")
  .map((address) => address.split("|"));
